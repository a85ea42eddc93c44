import Foundation

/// The smallest rectangle around what was included.
struct Bounds {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  /// The rectangle; null when nothing was included.
  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func include(_ point: CGPoint) {
    if point.x < low.x { low.x = point.x }
    if point.x > high.x { high.x = point.x }
    if point.y < low.y { low.y = point.y }
    if point.y > high.y { high.y = point.y }
  }

  private func contains(_ point: CGPoint) -> Bool {
    low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
  }
}

extension Bounds {
  /// Includes a segment whose start is included.
  mutating func include(_ segment: Segment) {
    include(segment.to)
    switch segment {
    case .line: break
    case .quad(let start, let control, let end): include(start, control, end)
    case .cubic(let curve): include(curve)
    }
  }

  /// A curve stays between its ends and its control points, so that there is nothing to do when these are included.
  private mutating func include(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    guard !contains(control) else { return }
    let (first, second) = (control - start, end - control)
    for share in [first.x / (first.x - second.x), first.y / (first.y - second.y)] where share > 0 && share < 1 {
      include(start.toward(control, by: share).toward(control.toward(end, by: share), by: share))
    }
  }

  private mutating func include(_ curve: Cubic) {
    guard !contains(curve.first) || !contains(curve.second) else { return }
    for share in curve.turns { include(curve.point(at: share)) }
  }
}
