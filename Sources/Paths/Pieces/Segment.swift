import Foundation

/// A piece of a path that is drawn, with both of its ends.
package enum Segment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(Cubic)

  /// What an element draws; nothing for a move and the end of a subpath.
  init?(_ element: Path.Element, from start: CGPoint) {
    switch element {
    case .line(let end): self = .line(start, end)
    case .quadCurve(let end, let control): self = .quad(start, control, end)
    case .curve(let end, let first, let second): self = .cubic(Cubic(start, first, second, end))
    case .move, .closeSubpath: return nil
    }
  }

  var to: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end): end
    case .cubic(let curve): curve.end
    }
  }

  var length: CGFloat {
    switch self {
    case .line(let start, let end): (end - start).length
    case .quad, .cubic: cubic.length
    }
  }

  /// The same piece as a curve with two control points.
  package var cubic: Cubic {
    switch self {
    case .line(let start, let end): Cubic(start, start.toward(end, by: 1 / 3), start.toward(end, by: 2 / 3), end)
    case .quad(let start, let control, let end):
      Cubic(start, start.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3), end)
    case .cubic(let curve): curve
    }
  }
}
