import Foundation
import ViewGraph

extension View {
  /// Lets the user reorder the elements of a type in this view that come from `reorderable()` content, in lists, stacks, grids and
  /// layouts of the program: by dragging, and by Alt with an arrow key while the focus is in one.
  ///
  /// The data stay as they are until the drop; then the action is told once what goes where, by ids, and moves it itself. Where
  /// containers are in one another the nearest for the type is told. As SwiftUI documents it. Claim LS62.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    transformEnvironment(\.reorderContainers) {
      $0.insert(ReorderContainer(Item.self, isEnabled: isEnabled, move: move), at: 0)
    }
  }
}

extension DynamicViewContent {
  /// Lets the user reorder the elements, which are moved by the action of a `reorderContainer(for:isEnabled:move:)` around. Elsewhere
  /// than in a list it is to be said of a `ForEach` itself. As SwiftUI documents it. Claim LS62.
  public func reorderable() -> some DynamicViewContent<Data> { ReorderableContent(content: self) }
}

/// Who moves elements of a type.
@MainActor
struct ReorderContainer {
  let isEnabled: Bool
  /// The id of an element; nil for one of another type.
  let id: (Any) -> AnyHashable?
  /// Moves elements before another, or behind the last.
  let move: ([Any], Any?) -> Void

  init<Item: Identifiable>(
    _ type: Item.Type, isEnabled: Bool,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) {
    func item(_ element: Any) -> Item? { ((element as? any BoundElement)?.value ?? element) as? Item }
    self.isEnabled = isEnabled
    id = { item($0).map { AnyHashable($0.id) } }
    self.move = { sources, target in
      let target = target.flatMap(item)
      let ids = sources.compactMap { item($0)?.id }
      move(ReorderDifference(sources: ids, destination: .init(position: target.map { .before($0.id) } ?? .end)))
    }
  }
}

private struct ReorderContainersKey: EnvironmentKey {
  static var defaultValue: [ReorderContainer] { [] }
}

extension EnvironmentValues {
  /// Those who move elements here, the nearest first.
  fileprivate(set) var reorderContainers: [ReorderContainer] {
    get { self[ReorderContainersKey.self] }
    set { self[ReorderContainersKey.self] = newValue }
  }
}

/// Elements that are moved by the container around.
private struct ReorderableContent<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  @State private var elements = ReorderedElements()
  @Environment(\.reorderContainers) private var containers

  var data: Content.Data { content.data }

  var body: some View {
    let container = data.first.flatMap { element in containers.first { $0.id(element) != nil } }
    let _ = elements.take(container) { [data] in Array(data) }
    MovedContent(content: content, elements: elements, container: container)
  }
}

/// Elements that are moved as what they are: where they are rows of a list as these, and elsewhere each by its views.
private struct MovedContent<Content: DynamicViewContent>: WrapperView {
  let content: Content
  let elements: ReorderedElements
  let container: ReorderContainer?

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    guard let rows = site.rows else { return StandInNode(view, at: site) { $0.views } }
    if site.scope.values.isInList { return StandInNode(view, at: site) { $0.rows } }
    view.elements.rows = rows
    return StandInNode(view, at: site) { $0.views }
  }

  private var rows: some View {
    content.editedContent(onMove: container?.isEnabled == true ? { [elements] in elements.move($0, to: $1) } : nil)
  }

  @ViewBuilder
  private var views: some View {
    if container != nil, let modifying = content as? any ElementModifying {
      modifying.modifyingElements { [elements] in ReorderedElement(elements: elements, id: elements.id(of: $0)) }
    } else {
      content
    }
  }
}
