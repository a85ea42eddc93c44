import Foundation
import Paths

extension Path {
  /// The area that the subpaths go around, clockwise ones on the screen less the others.
  var area: CGFloat {
    var (area, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    for element in all + [.move(to: .zero)] {
      if case .move(let end) = element {
        area += Self.swept([current, start])
        (start, current) = (end, end)
      } else {
        let points = Self.points(of: element, from: current, start: start)
        area += Self.swept(points)
        current = points[points.count - 1]
      }
    }
    return area
  }

  private static func points(of element: Element, from current: CGPoint, start: CGPoint) -> [CGPoint] {
    switch element {
    case .move(let end), .line(let end): [current, end]
    case .quadCurve(let end, let control): [current, control, end]
    case .curve(let end, let first, let second): [current, first, second, end]
    case .closeSubpath: [current, start]
    }
  }

  /// The area between a line or curve and the way from its ends to (0, 0), from the products of its points.
  private static func swept(_ points: [CGPoint]) -> CGFloat {
    func cross(_ left: Int, _ right: Int) -> CGFloat {
      points[left].x * points[right].y - points[right].x * points[left].y
    }
    switch points.count {
    case 2: return cross(0, 1) / 2
    case 3: return (2 * cross(0, 1) + cross(0, 2) + 2 * cross(1, 2)) / 6
    default:
      let outer = 6 * cross(0, 1) + 3 * cross(0, 2) + cross(0, 3)
      return (outer + 3 * cross(1, 2) + 3 * cross(1, 3) + 6 * cross(2, 3)) / 20
    }
  }
}

extension Path {
  /// Whether no line crosses another; lines only.
  var isSimple: Bool {
    let plain = PlainPath(self, pieces: 1)
    let lines = (plain.lines + plain.closings).filter { $0.start != $0.end }
    return lines.indices.allSatisfy { index in lines[..<index].allSatisfy { !Self.cross($0, lines[index]) } }
  }

  private typealias Line = (start: CGPoint, end: CGPoint)

  private static func cross(_ left: Line, _ right: Line) -> Bool {
    side(of: right.start, to: left) * side(of: right.end, to: left) < 0
      && side(of: left.start, to: right) * side(of: left.end, to: right) < 0
  }

  /// On which side of a line a point is; 0 where it is on it, or as near as rounding may bring it there.
  private static func side(of point: CGPoint, to line: Line) -> Int {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let area = dx * (point.y - line.start.y) - dy * (point.x - line.start.x)
    return area.magnitude <= 1e-6 * hypot(dx, dy) ? 0 : area > 0 ? 1 : -1
  }
}
