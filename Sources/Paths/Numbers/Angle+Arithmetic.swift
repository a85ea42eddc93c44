import Foundation

extension Angle {
  /// The sum of two angles; whole turns are kept.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// What one angle turns further than another.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle several times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// An angle several times.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// A part of an angle; through 0 it is endless or no number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Turns an angle further by another.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Turns an angle back by another.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Multiplies an angle.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides an angle.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
