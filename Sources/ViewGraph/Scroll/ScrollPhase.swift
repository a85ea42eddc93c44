/// What moves the content of a scroll view. As SwiftUI documents it.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down, and may begin to scroll.
  case tracking
  /// The user: by touch, the wheel, keys or the bar.
  case interacting
  /// What is left of the user's velocity.
  case decelerating
  /// The program, by an animation.
  case animating

  /// Whether anything moves it, or may.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the case.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What else is known where a phase begins. As SwiftUI documents it.
public struct ScrollPhaseChangeContext {
  /// How the content is scrolled.
  public let geometry: ScrollGeometry
  /// The velocity in pixels a second, where the user has let go of the content; nil elsewhere.
  public let velocity: CGVector?
}
