import Foundation

extension Path {
  /// A closed part that most paths have alone: to be one, a path needs no list of elements, and those who paint and measure
  /// need not find out what it is.
  package enum Figure: Hashable, Sendable {
    /// From the upper left corner clockwise on the screen; its sizes are not negative.
    case rectangle(CGRect)

    /// What touches the sides of a rectangle, from three o'clock clockwise on the screen; its sizes are not negative.
    case ellipse(CGRect)
  }
}

extension Path.Figure {
  /// A quarter turn after the other around the origin, for radius 1.
  private static let quarters = Arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi).curves

  /// How far the control points of a quarter are from its ends, for radius 1.
  package static let reach = Arc.reach(of: .pi / 2)

  var elements: [Path.Element] {
    switch self {
    case .rectangle(let rect):
      let corners = rect.corners
      return [
        .move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2]), .line(to: corners[3]), .closeSubpath,
      ]
    case .ellipse(let rect):
      let curves = Self.quarters.map { quarter in quarter.mapPoints { Self.place($0, in: rect) } }
      return [.move(to: start)] + curves + [.closeSubpath]
    }
  }

  /// Where it begins, and ends.
  var start: CGPoint {
    switch self {
    case .rectangle(let rect): rect.origin
    case .ellipse(let rect): Self.place(CGPoint(x: 1, y: 0), in: rect)
    }
  }

  /// Whether paths hold all of its points as they are.
  var isHeld: Bool {
    let rect = rect
    return rect.origin.isHeld && CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).isHeld
  }

  package var rectangle: CGRect? {
    if case .rectangle(let rect) = self { rect } else { nil }
  }

  var bounds: CGRect { rect }

  private var rect: CGRect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect
    }
  }

  /// Where a point of the circle of radius 1 around the origin is in the ellipse in a rectangle.
  private static func place(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + point.x * (rect.size.width / 2), y: rect.midY + point.y * (rect.size.height / 2))
  }
}
