import Foundation
import Paths

/// A path as many short lines by the formulas of its curves, reckoned without short cuts.
struct PlainPath {
  private(set) var lines: [(start: CGPoint, end: CGPoint)] = []
  /// The lines that close what was left open.
  private(set) var closings: [(start: CGPoint, end: CGPoint)] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private let pieces: Int

  init(_ path: Path, pieces: Int) {
    self.pieces = pieces
    path.forEach { add($0) }
    closings.append((current, start))
  }

  private mutating func add(_ element: Path.Element) {
    let from = current
    switch element {
    case .move(let end):
      closings.append((current, start))
      (start, current) = (end, end)
    case .line(let end): draw(to: end)
    case .closeSubpath: draw(to: start)
    case .quadCurve(let end, let control):
      follow { Self.mix([from, control, end], by: [(1 - $0) * (1 - $0), 2 * $0 * (1 - $0), $0 * $0]) }
    case .curve(let end, let first, let second):
      follow { share in
        let left = 1 - share
        let weights = [left * left * left, 3 * left * left * share, 3 * left * share * share, share * share * share]
        return Self.mix([from, first, second, end], by: weights)
      }
    }
  }

  private mutating func draw(to end: CGPoint) {
    lines.append((current, end))
    current = end
  }

  private mutating func follow(_ curve: (CGFloat) -> CGPoint) {
    for index in 1...pieces { draw(to: curve(CGFloat(index) / CGFloat(pieces))) }
  }

  private static func mix(_ points: [CGPoint], by weights: [CGFloat]) -> CGPoint {
    zip(points, weights).reduce(CGPoint.zero) { point($0.x + $1.0.x * $1.1, $0.y + $1.0.y * $1.1) }
  }
}

extension PlainPath {
  var length: CGFloat { lines.reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) } }

  /// How often the path, each subpath closed, winds around a point; by a ray to the right.
  func winding(around point: CGPoint) -> Int {
    var number = 0
    for (start, end) in lines + closings where (start.y <= point.y) != (end.y <= point.y) {
      let share = (point.y - start.y) / (end.y - start.y)
      if start.x + share * (end.x - start.x) > point.x { number += end.y > start.y ? 1 : -1 }
    }
    return number
  }

  /// How far a point is from the lines, with or without those that close what was left open.
  func distance(from point: CGPoint, closed: Bool) -> CGFloat {
    (closed ? lines + closings : lines).map { distance(from: point, to: $0) }.min() ?? .infinity
  }

  private func distance(from point: CGPoint, to line: (start: CGPoint, end: CGPoint)) -> CGFloat {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let square = dx * dx + dy * dy
    let along = (point.x - line.start.x) * dx + (point.y - line.start.y) * dy
    let share = square > 0 ? min(1, max(0, along / square)) : 0
    return hypot(line.start.x + share * dx - point.x, line.start.y + share * dy - point.y)
  }
}
