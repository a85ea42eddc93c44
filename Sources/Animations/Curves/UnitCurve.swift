/// A course of a change over a time, both counted from 0 to 1. As SwiftUI documents it.
///
/// Times outside of 0 to 1 count as at its ends, and one that is no number as 0 (MO27).
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable {
    case bezier(BezierCurve)
    case circular(CircularCurve)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A cubic curve by its two control points. Horizontally they are held within 0 to 1, vertically not (MO26).
  ///
  /// This module knows no points of the unit square; the form that takes two of them is made of this one.
  package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }
}

extension UnitCurve {
  /// The share of the change at a share of the time.
  public func value(at progress: Double) -> Double {
    let time = Self.held(progress)
    if time == 0 || time == 1 { return time }
    return switch kind {
    case .bezier(let curve): curve.value(at: time)
    case .circular(let curve): curve.value(at: time)
    }
  }

  /// How fast the change goes at a share of the time: 1 all along for constant speed, infinite where a circular course
  /// goes straight up.
  public func velocity(at progress: Double) -> Double {
    switch kind {
    case .bezier(let curve): curve.velocity(at: Self.held(progress))
    case .circular(let curve): curve.velocity(at: Self.held(progress))
    }
  }

  /// The course with time and change exchanged: it tells when a share of the change is made.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circular(let curve): UnitCurve(.circular(curve.inverse))
    }
  }

  private static func held(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }
}

extension UnitCurve {
  /// Constant speed.
  public static let linear = bezier(0, 0, 1, 1)

  /// Slow at the beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)

  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)

  /// Slow at the beginning and at the end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// The older name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// Slow at the beginning, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))

  /// Slow at the end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))

  /// Slow at the beginning and at the end, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))
}
