import Graft

/// How the views of random trees come and go.
@MainActor
enum TreeTransitions {
  static let all: [AnyTransition] = [
    .opacity, .identity, .slide, .scale, .opacity.animation(.linear(duration: 0.03)),
    .asymmetric(insertion: .identity, removal: .move(edge: .top).animation(.linear(duration: 0.2))),
    AnyTransition(Widening()), AnyTransition(Branching()).combined(with: .opacity),
    .asymmetric(insertion: .slide, removal: AnyTransition(Widening()).animation(.linear(duration: 0.05))),
  ]

  nonisolated static let count = 9

  /// What moves in it is there at once.
  private struct Widening: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 0 : 3) }
  }

  /// Has another structure while the view is not there.
  private struct Branching: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.padding(2) }
    }
  }
}
