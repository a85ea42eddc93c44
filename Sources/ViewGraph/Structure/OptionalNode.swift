/// The node of `if` without `else` and of `if let`: present or not; another payload is the same view (ID3, ID32).
final class OptionalNode<Wrapped: View>: ValueNode<Wrapped?> {
  private var child: Node<Wrapped>?

  override func mount(_ phase: inout EvaluatePhase) {
    child = view.map { Wrapped._makeNode($0, at: site()) }
    child?.mount(&phase)
  }

  override func update(_ newView: Wrapped?, _ phase: inout EvaluatePhase) {
    view = newView
    if let child, let newView { return child.update(newView, &phase) }
    if child == nil, newView == nil { return }
    if let child, !child.mayLeave { return }
    child?.leave(&phase, isReplaced: false, as: 0)
    expectArrival()
    mount(&phase)
    child?.arrive(&phase, as: 0)
    layoutItemsDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension Optional where Wrapped: View {
  /// The runtime's requirement.
  @MainActor
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    OptionalNode<Wrapped>(view, at: site)
  }
}
