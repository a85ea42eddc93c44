/// A node of views that are parts of what is selected, and do not say by which value.
@MainActor
protocol TagHiding: ViewNode {}

extension ViewNode {
  /// What is said of the one view that this node is, here or in the bodies below; the outermost counts.
  final func saidBelow<Said>(_ said: (ViewNode) -> Said?) -> Said? {
    if let own = said(self) { return own }
    guard embeddedIsland == nil, !(self is any TagHiding) else { return nil }
    return oneViewBelow?.saidBelow(said)
  }

  /// What is said by this node or around it, no further out than its list; the outermost counts.
  final func saidAround<Said>(_ said: (ViewNode) -> Said?) -> Said? {
    sequence(first: self) { $0.parent }.prefix { $0.embeddedRows == nil }.compactMap(said).last
  }

  /// The only view below this node, beside what modifies it; nil where there are several.
  final var oneViewBelow: ViewNode? {
    var children: [ViewNode] = []
    forEachChild { if !$0.marks.contains(.modifiesItem) { children.append($0) } }
    return children.count == 1 ? children[0] : nil
  }
}
