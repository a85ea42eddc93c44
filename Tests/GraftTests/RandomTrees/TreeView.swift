import Foundation
import Graft

/// What the views of a random tree are in one kind of host.
@MainActor
protocol TreeKit {
  associatedtype LeafView: View
  associatedtype ScrollContent: View
  associatedtype ListContent: View
  associatedtype HostContent: View
  associatedtype EffectContent: View

  static func leaf(_ name: String, _ value: String, _ size: CGSize) -> LeafView
  static func scroll(_ content: TreeView<Self>) -> ScrollContent
  static func list(_ content: TreeView<Self>) -> ListContent
  static func host(_ content: TreeView<Self>) -> HostContent
  static func effect(_ effect: TreeEffect, _ content: TreeView<Self>) -> EffectContent
}

/// What all views of a tree share.
struct TreeSurroundings {
  let journal: TreeJournal
  let models: TreeModels
  /// Of the root.
  var namespace: Namespace.ID?
}

/// Shows a random tree.
struct TreeView<Kit: TreeKit>: View {
  let tree: RandomTree
  let place: TreePlace
  let surroundings: TreeSurroundings

  /// The place of what is in this view.
  private var here: TreePlace { place.entering(tree.kind.name) }

  private func child(_ tree: RandomTree, at place: TreePlace) -> TreeView {
    TreeView(tree: tree, place: place, surroundings: surroundings)
  }

  private func child(_ tree: RandomTree, _ step: Int = 0) -> TreeView { child(tree, at: here.entering(step)) }

  var body: some View {
    switch tree.kind {
    case .leaf(let width, let height):
      Kit.leaf(here.name, "\(tree.value)", CGSize(width: width, height: height))
    case .counter: TreeCounter<Kit>(name: here.name, value: tree.value, journal: surroundings.journal)
    case .empty: EmptyView()
    case .spacer: Spacer()
    case .pair(let first, let second):
      child(first, 0)
      child(second, 1)
    case .triple(let first, let second, let third):
      child(first, 0)
      child(second, 1)
      child(third, 2)
    case .group(let first, let second):
      Group {
        child(first, 0)
        child(second, 1)
      }
    case .optional(let isShown, let inner): if isShown { child(inner) }
    case .either(let isFirst, let first, let second):
      if isFirst { child(first, 0) } else { child(second, 1) }
    case .rows(let rows):
      ForEach(rows.numbered, id: \.id) { row in
        child(row.tree, at: here.entering(row.id).entering(row.occurrence))
      }
    case .boxes(let rows):
      ForEach(rows.numbered, id: \.id) { row in
        VStack(spacing: 1) { child(row.tree, at: here.entering(row.id).entering(row.occurrence)) }
      }
    case .section(let inner, let header):
      Section {
        child(inner, 0)
      } header: {
        child(header, 1)
      }
    case .live(let model, _):
      LiveTree<Kit>(model: surroundings.models.model(model), place: here.entering(model), surroundings: surroundings)
        .id(model)
    default: modified
    }
  }

  @ViewBuilder private var modified: some View {
    switch tree.kind {
    case .erased(let isWrapped, let inner):
      isWrapped ? AnyView(child(inner, 1).zIndex(0)) : AnyView(child(inner, 0))
    case .identified(let id, let inner): child(inner, id).id(id)
    case .stack(let axis, let spacing, let inner): stack(axis, CGFloat(spacing), inner)
    case .padded(let length, let inner): child(inner).padding(CGFloat(length))
    case .framed(let width, let height, let inner):
      child(inner).frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .depth(let depth, let inner): child(inner).zIndex(Double(depth))
    case .effect(let effect, let inner): Kit.effect(effect, child(inner))
    case .behind(let inner, let layer): child(inner, 0).background { child(layer, 1) }
    case .inFront(let inner, let layer): child(inner, 0).overlay { child(layer, 1) }
    case .moving(let transition, let inner): child(inner).transition(TreeTransitions.all[transition])
    case .matched(let number, let inner):
      if let namespace = surroundings.namespace { child(inner).matchedGeometryEffect(id: number, in: namespace) }
    case .animated(let value, let inner): child(inner).animation(.linear(duration: 0.1), value: value)
    default: told
    }
  }

  @ViewBuilder private func stack(_ axis: Int, _ spacing: CGFloat, _ inner: RandomTree) -> some View {
    switch axis {
    case 0: HStack(spacing: spacing) { child(inner, 0) }
    case 1: VStack(spacing: spacing) { child(inner, 1) }
    case 3: Grid(horizontalSpacing: spacing, verticalSpacing: spacing) { child(inner, 3) }
    case 4: StaircaseLayout(step: spacing) { child(inner, 4) }
    default: ZStack { child(inner, 2) }
    }
  }

  @ViewBuilder private var told: some View {
    switch tree.kind {
    case .followed(let inner):
      TreeFollower(name: here.name, journal: surroundings.journal, content: child(inner))
    case .writing(let value, let inner): child(inner).preference(key: TreeNumbers.self, value: [value])
    case .transforming(let value, let inner):
      child(inner).transformPreference(TreeNumbers.self) { $0.append(value) }
    case .reading(let inner):
      child(inner).overlayPreferenceValue(TreeNumbers.self) { numbers in
        Kit.leaf(here.name, "\(numbers)", CGSize(width: 5, height: 5))
      }
    case .environment(let value, let inner): child(inner).environment(\.treeNumber, value)
    case .sized(let inner): GeometryReader { _ in child(inner) }
    case .scroll(let inner): Kit.scroll(child(inner))
    case .list(let inner): Kit.list(child(inner))
    case .host(let inner): Kit.host(child(inner))
    default: EmptyView()
    }
  }
}

/// A leaf that is followed, and shows what its surroundings have.
struct TreeCounter<Kit: TreeKit>: View {
  let name: String
  let value: Int
  let journal: TreeJournal
  @Environment(\.treeNumber) private var number

  var body: some View {
    let leaf = Kit.leaf(name, "\(value) \(number)", CGSize(width: 20, height: 10))
    TreeFollower(name: name, journal: journal, content: leaf)
  }
}

/// Follows whether there is anything in it, with a state and a task for as long.
struct TreeFollower<Content: View>: View {
  let name: String
  let journal: TreeJournal
  let content: Content
  @State private var token: Int

  init(name: String, journal: TreeJournal, content: Content) {
    self.name = name
    self.journal = journal
    self.content = content
    _token = State(initialValue: journal.makeToken())
  }

  var body: some View {
    content
      .onAppear { journal.appeared(name, token) }
      .onDisappear { journal.disappeared(name, token) }
      .task { await journal.runTask(name) }
  }
}

/// Shows what a model has.
struct LiveTree<Kit: TreeKit>: View {
  let model: TreeModel
  let place: TreePlace
  let surroundings: TreeSurroundings

  var body: some View { TreeView<Kit>(tree: model.tree, place: place, surroundings: surroundings) }
}

/// The top of a random tree.
struct TreeRoot<Kit: TreeKit>: View {
  var tree: RandomTree
  let surroundings: TreeSurroundings
  @Namespace private var namespace

  init(tree: RandomTree, surroundings: TreeSurroundings) { (self.tree, self.surroundings) = (tree, surroundings) }

  private var inside: TreeSurroundings {
    var inside = surroundings
    inside.namespace = namespace
    return inside
  }

  var body: some View {
    let journal = surroundings.journal
    TreeView<Kit>(tree: tree, place: TreePlace(), surroundings: inside)
      .onPreferenceChange(TreeNumbers.self) { journal.preference = $0 }
  }
}

/// What the views of a tree write, in order.
enum TreeNumbers: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct TreeNumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var treeNumber: Int {
    get { self[TreeNumberKey.self] }
    set { self[TreeNumberKey.self] = newValue }
  }
}

/// An element with its occurrence among those of the same id.
struct NumberedRow {
  let id: Int
  let occurrence: Int
  let tree: RandomTree
}

extension [RandomTree.Row] {
  /// The first of each id.
  var withoutRepeatedIDs: Self {
    var ids: Set<Int> = []
    return filter { ids.insert($0.id).inserted }
  }

  /// The rows with their occurrences.
  var numbered: [NumberedRow] {
    var occurrences: [Int: Int] = [:]
    return map { row in
      defer { occurrences[row.id, default: 0] += 1 }
      return NumberedRow(id: row.id, occurrence: occurrences[row.id, default: 0], tree: row.tree)
    }
  }
}
