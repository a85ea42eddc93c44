/// The node of a view whose type is known at run time only (ID8).
final class AnyViewNode: ValueNode<AnyView> {
  private var child: ViewNode?

  override func mount(_ phase: inout EvaluatePhase) {
    if CallStack.isFull(at: self) { return }
    let node = makeNode(view.content)
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: AnyView, _ phase: inout EvaluatePhase) {
    view = newView
    if updateChild(newView.content, &phase) { return }
    if let child, !child.mayLeave { return }
    child?.leave(&phase, isReplaced: true, as: 0)
    expectArrival()
    mount(&phase)
    // The type of the node is part of what is compared.
    child?.arrive(&phase, as: 0)
    layoutItemsDidChange()
  }

  private func makeNode<Content: View>(_ content: Content) -> ViewNode { Content._makeNode(content, at: site()) }

  private func updateChild<Content: View>(_ content: Content, _ phase: inout EvaluatePhase) -> Bool {
    guard let node = child as? Node<Content> else { return false }
    node.update(content, &phase)
    return true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension AnyView {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { AnyViewNode(view, at: site) }
}
