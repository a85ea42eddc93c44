/// How often two paths wind around a place.
struct WindingNumbers {
  var first = 0
  var second = 0

  static func + (left: WindingNumbers, right: WindingNumbers) -> WindingNumbers {
    WindingNumbers(first: left.first + right.first, second: left.second + right.second)
  }

  static func += (left: inout WindingNumbers, right: WindingNumbers) { left = left + right }
}

/// A line between two vertices, in which all strands between them are one.
struct Edge {
  /// The end that a sweep line meets first.
  let low: GridPoint
  let high: GridPoint
  /// The places of its strands in the order of all.
  let strands: Range<Int>
  /// How much higher the winding numbers are below the edge than above it; above an upright one is its right side.
  let step: WindingNumbers
  /// Whether all of its strands are.
  let isNew: Bool

  var direction: GridPoint { high - low }
}

extension Edge {
  /// How near a vertex is to an edge that is to run through it, in cells.
  ///
  /// Rounding moves a vertex by 0.7 cells at most, and the ends of the edge as well.
  private static let touch = 1.5

  /// Whether the edge is to run through a vertex that is not an end of it.
  func passes(_ vertex: GridPoint) -> Bool {
    guard vertex.isBetween(low, high) else { return false }
    let (area, length) = (Double(direction.cross(vertex - low)), Double(direction.dot(direction)).squareRoot())
    return area.magnitude <= Self.touch * length
  }

  /// The share of this edge at which it crosses another; none where they do not cross between their ends.
  func crossing(with other: Edge) -> Double? {
    let (start, end) = (other.direction.cross(low - other.low), other.direction.cross(high - other.low))
    let (otherStart, otherEnd) = (direction.cross(other.low - low), direction.cross(other.high - low))
    guard start.signum() * end.signum() < 0, otherStart.signum() * otherEnd.signum() < 0 else { return nil }
    return Double(start) / Double(start - end)
  }

  /// The vertex nearest to a share of the edge, which lies within the rectangle around it.
  func vertex(at share: Double) -> GridPoint {
    let (x, y) = (Double(direction.x) * share, Double(direction.y) * share)
    return GridPoint(x: low.x + Int(x.rounded()), y: low.y + Int(y.rounded()))
  }
}
