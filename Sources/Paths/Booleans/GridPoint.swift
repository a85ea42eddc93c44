/// A point, or a vector, in whole cells of a grid: what is asked about it has an exact answer.
///
/// No coordinate is further than 2³⁰ cells from 0, so that products of differences fit in 64 bits.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static prefix func - (vector: GridPoint) -> GridPoint { GridPoint(x: -vector.x, y: -vector.y) }

  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

  /// Positive where the way to the other vector is a turn clockwise on the screen.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

  /// Whether the point is between two others: where it sees them at a right angle or a wider one.
  func isBetween(_ start: GridPoint, _ end: GridPoint) -> Bool {
    self != start && self != end && (start - self).dot(end - self) <= 0
  }
}

extension GridPoint: Comparable {
  /// From left to right, and on an upright line from top to bottom: the order in which a sweep line meets points.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x != right.x ? left.x < right.x : left.y < right.y
  }
}
