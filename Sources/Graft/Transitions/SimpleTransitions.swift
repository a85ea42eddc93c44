import Foundation
import ViewGraph

/// The view is there, and is not: nothing moves. As SwiftUI documents it. Claim ID15.
public struct IdentityTransition: Transition {
  /// A transition that does nothing.
  public init() {}

  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It does not move.
  public static let properties = TransitionProperties(hasMotion: false)

  public var _erased: AnyTransition { .identity }
}

/// Fades in and out. As SwiftUI documents it. Claim MO62.
public struct OpacityTransition: Transition {
  /// A transition that fades.
  public init() {}

  /// The view, seen only where it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }

  /// It does not move.
  public static let properties = TransitionProperties(hasMotion: false)

  public var _erased: AnyTransition { .opacity }
}

/// Grows from a share of its size and shrinks to it. As SwiftUI documents it. Claim MO56.
public struct ScaleTransition: Transition {
  /// The share.
  public var scale: Double
  /// The point of the view that stays.
  public var anchor: UnitPoint

  /// A transition that scales.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// The view, scaled where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  public var _erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Comes from a distance and goes there, in pixels to the trailing edge and down. As SwiftUI documents it. Claim MO56.
public struct OffsetTransition: Transition {
  /// The distance.
  public var offset: CGSize

  /// A transition that moves the view.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, elsewhere where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  public var _erased: AnyTransition { .offset(offset) }
}

extension Transition where Self == IdentityTransition {
  /// The view is there, and is not: nothing moves.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from next to nothing in its middle, and shrinks to that.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Grows from a share of its size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a distance and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Comes from a distance and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
