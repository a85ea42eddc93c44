import Foundation

/// How often closed lines wind around a point: how many of them cross the ray from it to the right, downwards less
/// upwards.
struct Winding {
  private let point: CGPoint
  /// Odd where the ray is crossed an odd number of times.
  private(set) var number = 0

  init(around point: CGPoint) { self.point = point }

  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let start, let end): number += Self.crossing(start - point, end - point)
    case .quad, .cubic: add(segment.cubic)
    }
  }

  private mutating func add(_ curve: Cubic) {
    let curve = Cubic(curve.start - point, curve.first - point, curve.second - point, curve.end - point)
    number += Self.crossing(curve, smallest: Hull(curve).extent * 1e-9)
  }

  /// A line owns its upper end and not its lower one, and the point is left of it when the turn has the line's sign.
  private static func crossing(_ start: CGPoint, _ end: CGPoint) -> Int {
    guard (start.y <= 0) != (end.y <= 0) else { return 0 }
    let side = start.cross(end)
    return start.y <= 0 ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0)
  }

  /// Beside its hull a curve crosses the ray as any line between its ends does; else it is halved.
  private static func crossing(_ curve: Cubic, smallest: CGFloat) -> Int {
    let hull = Hull(curve)
    if hull.low.y > 0 || hull.high.y <= 0 || hull.high.x <= 0 { return 0 }
    if hull.low.x > 0 || hull.extent <= smallest { return crossing(curve.start, curve.end) }
    let (head, tail) = curve.halves
    return crossing(head, smallest: smallest) + crossing(tail, smallest: smallest)
  }
}

/// The rectangle around the ends and control points of a curve, in which it stays.
private struct Hull {
  let low: CGPoint
  let high: CGPoint

  init(_ curve: Cubic) {
    let (start, first, second, end) = (curve.start, curve.first, curve.second, curve.end)
    low = CGPoint(x: min(start.x, first.x, second.x, end.x), y: min(start.y, first.y, second.y, end.y))
    high = CGPoint(x: max(start.x, first.x, second.x, end.x), y: max(start.y, first.y, second.y, end.y))
  }

  var extent: CGFloat { max(high.x - low.x, high.y - low.y) }
}
