/// Where a view is on its way in or out. As SwiftUI documents it. Claim MO55.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come: what its insertion begins with.
  case willAppear
  /// The view is there.
  case identity
  /// The view has gone: what its removal leads to.
  case didDisappear

  /// Whether the view is there, so that a transition changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it has gone: by what a transition that goes on in one direction
  /// multiplies.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like. As SwiftUI documents it.
public struct TransitionProperties: Sendable {
  /// Whether something moves, so that it fades instead where the user wants little motion (MO62).
  public let hasMotion: Bool

  /// Properties of a transition; one that moves unless said otherwise.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
