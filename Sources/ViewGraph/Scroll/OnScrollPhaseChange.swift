/// A view with an action for what moves a scroll view.
struct OnScrollPhaseChange<Content: View>: WrapperView {
  let content: Content
  let action: (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { OnScrollPhaseChangeNode(view, at: site) }
}

extension View {
  /// Runs an action when the first scroll view or list in this view begins or ceases to be moved, or is moved by something else. Notches
  /// of the wheel within 150 ms are one scrolling. Claim SC29.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action that is also told how the content is scrolled, and how fast the user has let go of it.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    OnScrollPhaseChange(content: self, action: action)
  }
}

/// The node of `.onScrollPhaseChange`.
final class OnScrollPhaseChangeNode<Content: View>: ScrollGestureNode<OnScrollPhaseChange<Content>> {
  override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?) {
    guard isMounted, let geometry = scrollGeometry else { return }
    view.action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
  }
}
