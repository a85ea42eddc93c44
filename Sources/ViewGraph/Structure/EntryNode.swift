/// What views say to somebody around them while they are evaluated, such as which pages there are.
///
/// Who reads the entries in a body is evaluated again, in the same round, when they are others.
@MainActor
package final class NodeEntries<Entry> {
  private let source = DependencySource()
  private var entries: [(node: ObjectIdentifier, depth: Int, entry: Entry)] = []
  private let areEqual = ValueComparison<Entry>.of(Entry.self)

  package init() {}

  /// What is said, in the order in which it was said first.
  package var all: [Entry] {
    source.recordRead()
    return entries.map(\.entry)
  }

  /// What is said, with how many nodes are above who says it.
  package var placed: [(entry: Entry, depth: Int)] {
    source.recordRead()
    return entries.map { ($0.entry, $0.depth) }
  }

  fileprivate func set(_ entry: Entry, of node: ViewNode) {
    if let position = position(of: node) {
      let old = entries[position].entry
      entries[position].entry = entry
      if areEqual(old, entry) { return }
    } else {
      entries.append((ObjectIdentifier(node), node.depth, entry))
    }
    source.notifyReaders()
  }

  fileprivate func remove(of node: ViewNode) {
    guard let position = position(of: node) else { return }
    entries.remove(at: position)
    source.notifyReaders()
  }

  private func position(of node: ViewNode) -> Int? { entries.firstIndex { $0.node == ObjectIdentifier(node) } }
}

/// A view that says something to somebody around it.
package struct EntryView<Content: View, Entry>: WrapperView {
  package let content: Content
  /// To whom; nobody where there is none around.
  let entries: NodeEntries<Entry>?
  /// Nothing while there is nothing to say.
  let entry: Entry?

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { EntryNode(view, at: site) }
}

extension View {
  /// Says something to somebody around this view, for as long as the view is there.
  package func entry<Entry>(_ entry: Entry?, in entries: NodeEntries<Entry>?) -> some View {
    EntryView(content: self, entries: entries, entry: entry)
  }
}

/// The node of a view that says something. It says it before what is inside is evaluated.
final class EntryNode<Content: View, Entry>: WrapperNode<EntryView<Content, Entry>> {
  override func mount(_ phase: inout EvaluatePhase) {
    say()
    super.mount(&phase)
  }

  override func update(_ newView: EntryView<Content, Entry>, _ phase: inout EvaluatePhase) {
    if newView.entries !== view.entries { view.entries?.remove(of: self) }
    super.update(newView, &phase)
    say()
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    view.entries?.remove(of: self)
  }

  private func say() {
    if let entry = view.entry { view.entries?.set(entry, of: self) } else { view.entries?.remove(of: self) }
  }
}
