/// A cubic curve from (0, 0) to (1, 1) by its two control points: the share of the time on one axis, that of the change
/// on the other.
struct BezierCurve {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The share of the change at a share of the time from 0 to 1. Time does not run backwards: control points outside of
  /// it count as at its ends.
  func value(at time: Double) -> Double {
    if x1 == y1, x2 == y2 { return time }
    let (first, second) = (Self.clamped(x1), Self.clamped(x2))
    var (low, high) = (0.0, 1.0)
    // The time is known at each point of the curve and grows along it, so halving finds the point.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(first, second, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2)
  }

  private static func clamped(_ time: Double) -> Double { min(max(time, 0), 1) }

  private static func coordinate(_ first: Double, _ second: Double, at point: Double) -> Double {
    let rest = 1 - point
    return 3 * rest * rest * point * first + 3 * rest * point * point * second + point * point * point
  }
}
