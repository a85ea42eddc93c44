import Foundation

/// Animations that follow a curve for a duration in seconds. As SwiftUI documents them (MO25).
///
/// Where the duration is not above 0, or no number, the end is there at once; an infinite one stays at the start (MO28).
extension Animation {
  /// Constant speed, for a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Constant speed.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// Slow at the beginning, for a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slow at the beginning.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Slow at the end, for a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Slow at the end.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Slow at the beginning and at the end, for a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Slow at the beginning and at the end.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// A cubic curve by its two control points, for a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(x1, y1, x2, y2), duration: duration)
  }

  /// A curve, for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration))
  }
}
