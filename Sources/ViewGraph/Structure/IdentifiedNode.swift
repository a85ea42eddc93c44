/// The node of `.id(_:)`: another id ends the identity of everything below (ID10).
final class IdentifiedNode<Content: View, ID: Hashable>: ValueNode<IdentifiedView<Content, ID>>, Identifying {
  private var child: Node<Content>?

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Content._makeNode(view.content, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: IdentifiedView<Content, ID>, _ phase: inout EvaluatePhase) {
    let isSame = view.id == newView.id
    view = newView
    if isSame, let child { return child.update(newView.content, &phase) }
    child?.leave(&phase, isReplaced: true)
    mount(&phase)
    child?.arrive(&phase)
    layoutItemsDidChange()
  }

  func place(of id: AnyHashable) -> IdentifiedPlace? {
    id.base as? ID == view.id ? IdentifiedPlace(node: self) : nil
  }

  override func collectItems(_ items: inout [any LayoutItem]) { collectNoticed(&items) { super.collectItems(&$0) } }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension IdentifiedView {
  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { IdentifiedNode(view, at: site) }
}
