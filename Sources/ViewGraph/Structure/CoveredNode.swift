/// A view that another of its container may cover: it stays as it is, with its state, and counts as disappeared meanwhile.
package struct CoveredView<Content: View>: WrapperView {
  package let content: Content
  let isCovered: Bool

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { CoveredNode(view, at: site) }
}

extension View {
  /// Says whether another view of the container covers this one.
  package func covered(_ isCovered: Bool) -> some View { CoveredView(content: self, isCovered: isCovered) }
}

/// The node of what may be covered. What is covered from the start appears when it is uncovered.
final class CoveredNode<Content: View>: WrapperNode<CoveredView<Content>>, Covering {
  func covers(_ node: ViewNode) -> Bool { view.isCovered }

  override init(_ view: CoveredView<Content>, at site: NodeSite) {
    super.init(view, at: site)
    announce(.covers)
  }

  override func update(_ newView: CoveredView<Content>, _ phase: inout EvaluatePhase) {
    let wasCovered = view.isCovered
    super.update(newView, &phase)
    guard newView.isCovered != wasCovered else { return }
    goReplaced(&phase) { phase in child?.tellAppeared(!newView.isCovered, phase.effects) }
  }

  override func unmount(_ phase: inout EvaluatePhase) { goReplaced(&phase) { phase in super.unmount(&phase) } }

  /// What is uncovered or covers this appears before this disappears.
  private func goReplaced(_ phase: inout EvaluatePhase, _ go: (inout EvaluatePhase) -> Void) {
    let count = phase.effects.disappearances.count
    go(&phase)
    phase.effects.areReplaced(since: count)
  }
}
