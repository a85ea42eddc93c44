/// A view that belongs to the one beside it, of which the row of a list is: what opens a node of a tree, say. By which value the row
/// is selected is said by that other view, and what else is said of the row.
package struct RowAccessory<Content: View>: WrapperView {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowAccessoryNode(view, at: site) }
}

/// The node of such a view.
final class RowAccessoryNode<Content: View>: WrapperNode<RowAccessory<Content>> {
  override init(_ view: RowAccessory<Content>, at site: NodeSite) {
    super.init(view, at: site)
    marks.insert(.modifiesItem)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    var container: ViewNode? = parent
    while let node = container, !node.marks.contains(.holdsItems) { container = node.parent }
    // For good: what has such a view always has it.
    container?.marks.insert(.holdsRowAccessories)
    super.mount(&phase)
  }
}

extension ViewNode {
  /// The one view below this node that the row is of as well; nil where this is a container that the program has made, or the
  /// cells of a row.
  final var viewOfRowBelow: ViewNode? {
    guard !marks.contains(.holdsItems) || marks.contains(.holdsRowAccessories), !(self is RowCellsNode) else {
      return nil
    }
    return oneViewBelow
  }
}

/// What the program has made the row of a list of, where more stands around that in the row: what opens a node of a tree, say.
/// The row comes and goes by its transition.
package struct RowContent<Content: View>: WrapperView {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowContentNode(view, at: site) }
}

/// The node of such a view.
final class RowContentNode<Content: View>: WrapperNode<RowContent<Content>> {
  override init(_ view: RowContent<Content>, at site: NodeSite) {
    super.init(view, at: site)
    marks.insert(.isRowContent)
  }
}
