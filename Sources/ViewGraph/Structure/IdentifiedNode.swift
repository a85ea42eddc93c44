/// The node of `.id(_:)`: another id ends the identity of everything below (ID10).
final class IdentifiedNode<Content: View, ID: Hashable>: WrapperNode<IdentifiedView<Content, ID>>, Identifying {
  override func update(_ newView: IdentifiedView<Content, ID>, _ phase: inout EvaluatePhase) {
    if view.id == newView.id { return super.update(newView, &phase) }
    let oldID = view.id
    view = newView
    if let child, !child.mayLeave { return }
    child?.leave(&phase, isReplaced: true, as: oldID)
    expectArrival()
    mount(&phase)
    child?.arrive(&phase, as: newView.id)
    layoutItemsDidChange()
  }

  func place(of id: AnyHashable) -> IdentifiedPlace? {
    id.base as? ID == view.id ? IdentifiedPlace(node: self) : nil
  }

  func id(of node: ViewNode) -> AnyHashable? { node === self ? AnyHashable(view.id) : nil }

  override func collectItems(_ items: inout [any LayoutItem]) { collectScrollable(&items) { super.collectItems(&$0) } }
}

extension IdentifiedView {
  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { IdentifiedNode(view, at: site) }
}
