/// A cubic curve from (0, 0) to (1, 1) by its two control points: the share of the time on one axis, that of the change
/// on the other. A number of a control point that is not finite counts as 0.
struct BezierCurve: Hashable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The share of the change at a share of the time from 0 to 1.
  func value(at time: Double) -> Double {
    x1 == y1 && x2 == y2 ? time : change.value(at: course.point(at: time))
  }

  /// How fast the change goes at a share of the time from 0 to 1: its share for the whole time, were it to go on so.
  func velocity(at time: Double) -> Double {
    let point = course.point(at: time)
    // Where the curve stands for a moment, it goes on as it does beside that point.
    let moving = course.speed(at: point) > Self.least ? point : min(max(point, Self.beside), 1 - Self.beside)
    return change.speed(at: moving) / max(course.speed(at: moving), Self.least)
  }

  /// The curve with time and change exchanged.
  var inverse: BezierCurve { BezierCurve(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Time does not run backwards: control points outside of it count as at its ends.
  private var course: BezierAxis { BezierAxis(first: min(max(x1.usable, 0), 1), second: min(max(x2.usable, 0), 1)) }

  private var change: BezierAxis { BezierAxis(first: y1.usable, second: y2.usable) }

  private static let least = 1e-9
  private static let beside = 1e-5
}

/// One of the two coordinates of a cubic curve, from 0 to 1 by way of those of its control points.
private struct BezierAxis {
  let first: Double
  let second: Double

  func value(at point: Double) -> Double {
    let rest = 1 - point
    return 3 * rest * rest * point * first + 3 * rest * point * point * second + point * point * point
  }

  func speed(at point: Double) -> Double {
    let rest = 1 - point
    return 3 * (rest * rest * first + 2 * rest * point * (second - first) + point * point * (1 - second))
  }

  /// Where the coordinate has a value, which grows along the curve: found by Newton's method, and by halving where that
  /// leaves the part of the curve that is left.
  func point(at value: Double) -> Double {
    var (low, high, point) = (0.0, 1.0, value)
    for _ in 0..<60 {
      let error = self.value(at: point) - value
      if error.magnitude < 1e-13 { break }
      if error < 0 { low = point } else { high = point }
      let next = point - error / speed(at: point)
      point = next > low && next < high ? next : (low + high) / 2
    }
    return point
  }
}

extension Double {
  fileprivate var usable: Double { isFinite ? self : 0 }
}
