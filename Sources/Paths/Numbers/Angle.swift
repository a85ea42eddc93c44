import Foundation

/// An angle, which turns clockwise on the screen where it is positive. As SwiftUI documents it.
public struct Angle: Hashable, Sendable {
  /// The angle in radians, of which a whole turn has 2π.
  public var radians: Double

  /// No turn at all.
  public static let zero = Angle()

  /// No turn at all.
  public init() { radians = 0 }

  /// The angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// The angle of so many degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle in degrees, of which a whole turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
}

extension Angle: Comparable {
  /// Whether an angle turns less far than another; 370° turns further than 10°.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
