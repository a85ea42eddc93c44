/// A view whose leaves carry something that their own views do not say: a tooltip, a name for assistive technologies.
@MainActor
package protocol LeafModifierView: View where Body == Never {
  associatedtype Content: View
  associatedtype Attribute: Equatable
  var content: Content { get }
  /// What the leaves carry.
  var attribute: Attribute { get }
  /// Gives it to the element of a leaf, after each update of the leaf.
  func apply(to element: AnyObject)
}

extension LeafModifierView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { LeafModifierNode(view, at: site) }
}

/// The node of a modifier of leaves. It reaches those below it that are not inside another leaf: a button carries its
/// name, and not the text in it as well.
final class LeafModifierNode<Modified: LeafModifierView>: ValueNode<Modified>, LeafModifying {
  private var child: Node<Modified.Content>?

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Modified.Content._makeNode(view.content, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: Modified, _ phase: inout EvaluatePhase) {
    let isSame = view.attribute == newView.attribute
    view = newView
    child?.update(newView.content, &phase)
    if !isSame { collectModifiedLeaves(&phase.changes.modified) }
  }

  override var contentLeafModifier: (any LeafModifying)? { self }

  /// The outer ones come first, so that the nearest wins.
  func modify(_ leaf: any LeafNode) {
    leafModifier?.modify(leaf)
    leaf.element.map(view.apply)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension ViewNode {
  /// Appends the leaves that a modifier here reaches. What a surrounded view carries, its own leaves carry.
  fileprivate func collectModifiedLeaves(_ leaves: inout [any LeafNode]) {
    guard let leaf = self as? any LeafNode else { return forEachChild { $0.collectModifiedLeaves(&leaves) } }
    if !(leaf is any Surrounding) { leaves.append(leaf) }
  }
}
