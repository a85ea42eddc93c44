import Foundation

/// A grid over some points, with the points that its vertices stand for.
///
/// A vertex is placed on the grid, where no rounding can make two answers contradict each other; what is drawn goes
/// through the exact point that was placed there first.
struct Grid {
  private let origin: CGPoint
  /// The size of a cell in points, a power of 2: whole coordinates are met exactly in all but the widest grids.
  private let cell: CGFloat
  private var points: [GridPoint: CGPoint] = [:]
  private var vertices: [CGPoint: GridPoint] = [:]

  /// How many cells the longer side has, as a power of 2.
  private static let bits = 30

  /// A grid over a rectangle; none where that has no size to speak of.
  init?(over rect: CGRect) {
    let extent = max(rect.size.width, rect.size.height)
    guard extent.isNormal else { return nil }
    (origin, cell) = (rect.origin, CGFloat(sign: .plus, exponent: extent.exponent + 1 - Self.bits, significand: 1))
    guard cell.isNormal else { return nil }
  }

  /// The point that a vertex stands for.
  subscript(vertex: GridPoint) -> CGPoint {
    points[vertex] ?? origin + CGPoint(x: CGFloat(vertex.x), y: CGFloat(vertex.y)) * cell
  }

  /// The vertex for a point, which is the same each time that it is asked for.
  mutating func vertex(at point: CGPoint) -> GridPoint {
    if let vertex = vertices[point] { return vertex }
    let vertex = nearest(to: point)
    vertices[point] = vertex
    place(point, at: vertex)
    return vertex
  }

  /// A vertex that is there already, in the cell of a point or in the nearest ones beside it, as a corner may come out
  /// a little different in two paths; else that of its cell.
  func nearest(to point: CGPoint) -> GridPoint {
    let place = (point - origin) * (1 / cell)
    let own = GridPoint(x: Int(place.x.rounded()), y: Int(place.y.rounded()))
    let (x, y) = (place.x < CGFloat(own.x) ? own.x - 1 : own.x + 1, place.y < CGFloat(own.y) ? own.y - 1 : own.y + 1)
    let near = [own, GridPoint(x: x, y: own.y), GridPoint(x: own.x, y: y), GridPoint(x: x, y: y)]
    return near.first { points[$0] != nil } ?? own
  }

  /// Lets a vertex stand for a point, unless it stands for one.
  mutating func place(_ point: CGPoint, at vertex: GridPoint) {
    if points[vertex] == nil { points[vertex] = point }
  }
}
