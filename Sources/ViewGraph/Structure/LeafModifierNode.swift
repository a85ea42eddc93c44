/// A view whose leaves carry something that their own views do not say: a tooltip, a name for assistive technologies.
@MainActor
package protocol LeafModifierView: WrapperView where Body == Never {
  associatedtype Attribute: Equatable
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
final class LeafModifierNode<Modified: LeafModifierView>: WrapperNode<Modified>, LeafModifying {
  override func update(_ newView: Modified, _ phase: inout EvaluatePhase) {
    let isSame = view.attribute == newView.attribute
    super.update(newView, &phase)
    if !isSame { collectModifiedLeaves(&phase.changes.modified) }
  }

  override var contentLeafModifier: (any LeafModifying)? { self }

  /// The outer ones come first, so that the nearest wins.
  func modify(_ leaf: any LeafNode, withAttributes: Bool) {
    leafModifier?.modify(leaf, withAttributes: withAttributes)
    if withAttributes { leaf.element.map(view.apply) }
  }
}

extension ViewNode {
  /// Appends the leaves that a modifier here reaches. What a surrounded view carries, its own leaves carry.
  fileprivate func collectModifiedLeaves(_ leaves: inout [any LeafNode]) {
    if self is any AttributeStopping { return }
    guard let leaf = self as? any LeafNode else { return forEachChild { $0.collectModifiedLeaves(&leaves) } }
    if !(leaf is any Surrounding) || leaf.marks.contains(.isModified) { leaves.append(leaf) }
  }
}

/// A view whose leaves carry no attributes that are said around it: these are those of an element that holds the leaves.
package struct AttributeBorder<Content: View>: WrapperView {
  package let content: Content

  package init(content: Content) { self.content = content }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { AttributeBorderNode(view, at: site) }
}

/// A node below which nothing is reached by attributes.
@MainActor
private protocol AttributeStopping: ViewNode {}

/// The node of such a view: what else is done to leaves, such as following their focus, reaches them.
private final class AttributeBorderNode<Content: View>: WrapperNode<AttributeBorder<Content>>, LeafModifying,
  AttributeStopping
{
  override var contentLeafModifier: (any LeafModifying)? { self }

  func modify(_ leaf: any LeafNode, withAttributes: Bool) { leafModifier?.modify(leaf, withAttributes: false) }
}
