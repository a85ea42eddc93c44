/// How a view comes and goes, as a change of the view for each phase. As SwiftUI documents it. Claims MO55 to MO60.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// The body is evaluated with `.identity` for a view that is there. An animated insertion begins with `.willAppear` and moves
/// to `.identity`, a removal moves to `.didDisappear`: what moves are effects and what is `Animatable`. It costs a node for
/// each modifier in the body, for as long as the view is there; the built-in transitions cost nothing before they run.
public protocol Transition {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// The view that comes and goes. It keeps its identity and its environment whatever the body makes of it; shown twice, it
  /// is in the latter place.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it is in a phase. Runs on the main actor, and must not write state.
  @MainActor @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like: one that moves unless said otherwise.
  static var properties: TransitionProperties { get }

  /// The runtime's requirement: the transition as one of a known kind. A transition of a program's own never supplies it.
  var _erased: AnyTransition { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _erased: AnyTransition { AnyTransition(evaluating: self) }

  /// A view as this transition shows it in a phase. As SwiftUI documents it.
  @MainActor
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(showing: content), phase: phase)
  }
}

/// A transition of a program's own as a part of one.
struct TransitionBody {
  let transition: any Transition
  /// Whether it is in the phases in which the view comes, and goes; else it is in its identity then.
  var comes = true
  var goes = true
  /// The animation that it has of its own.
  var animation: Animation?

  var hasMotion: Bool { type(of: transition).properties.hasMotion }

  /// What it makes of a view.
  @MainActor
  func view(of content: AnyView, in phase: TransitionPhase) -> AnyView {
    let shown = phase == .willAppear && !comes || phase == .didDisappear && !goes ? .identity : phase
    let view = AnyView(Self.view(transition, content, shown))
    return animation.map { AnyView(view.animation($0, value: shown)) } ?? view
  }

  @MainActor
  private static func view(_ transition: some Transition, _ content: AnyView, _ phase: TransitionPhase) -> any View {
    transition.apply(content: content, phase: phase)
  }
}
