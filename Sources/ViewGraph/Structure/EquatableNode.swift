/// The node of a view that is compared by its own `==`: an equal value is no update of what is below (A15).
final class EquatableNode<Content: View & Equatable>: WrapperNode<EquatableView<Content>> {
  override func update(_ newView: EquatableView<Content>, _ phase: inout EvaluatePhase) {
    if view.content == newView.content { return }
    super.update(newView, &phase)
  }
}

extension EquatableView {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { EquatableNode(view, at: site) }
}
