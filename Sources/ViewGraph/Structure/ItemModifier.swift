/// What is done to each of several views for itself, by a node for each of them: an island around it, a layer behind it.
///
/// It is a view so that it is compared and updated as views are; `ModifiedItems` alone shows it.
@MainActor
package protocol ItemModifier: View where Body == Never {
  /// Whether what it adds comes after the views in the tree. False unless said otherwise.
  static var isInFront: Bool { get }
  /// Makes the node that does it to one view.
  static func makeNode(_ modifier: Self, around item: ViewNode, at site: NodeSite) -> any Node<Self> & ItemModifying
}

extension ItemModifier {
  package static var isInFront: Bool { false }
}

/// Views that are modified each for itself, those of a group, a block or a `ForEach` too.
package struct ModifiedItems<Content: View, Modifier: ItemModifier>: WrapperView {
  package let content: Content
  let modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The runtime's requirement.
  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ModifiedItemsNode(view, at: site) }
}

/// The node of a modifier of one view, which stays with that view wherever it moves.
///
/// What stands around the view, such as a row of a `ForEach`, may also stand around others: so this node is beside the
/// view in the tree, and the view's island and layout passes are those inside of it.
@MainActor
package protocol ItemModifying: Surrounding, DepthOrdering {
  /// The node of the view.
  var item: ViewNode { get }
  /// What is laid out in place of the view, from what would be laid out without the modifier.
  func modified(_ content: any LayoutItem) -> any LayoutItem
}

extension ViewNode {
  /// All modifiers of this view alone that are modifiers of each other, the innermost first.
  final var modifiersAround: [any ItemModifying] {
    let innermost = surrounding as? any ItemModifying
    return innermost.map { first in Array(sequence(first: first) { $0.surrounding as? any ItemModifying }) } ?? []
  }
}

extension ItemModifying {
  package func innerDidUnmount(_ phase: inout EvaluatePhase) {}

  /// The index in depth that is said between the view and the modifier.
  var zIndexAroundItem: Double? {
    // What stood around a view that has ended may be gone.
    guard item.isMounted else { return nil }
    let between = sequence(first: item) { $0.shownParent }.dropFirst().prefix { $0 !== parent }
    return between.reduce(nil) { ($1 as? any DepthOrdering)?.ownZIndex ?? $0 }
  }

  /// Whether an index is said in the view or between it and the modifier.
  package var saysZIndex: Bool { item.hasZIndex || zIndexAroundItem != nil }
}
