import Foundation

extension CGPoint {
  /// Paths hold no coordinate further out than this, in points: its square is finite in single precision too.
  static let farthest: CGFloat = 1e18

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether paths hold the point as it is.
  var isHeld: Bool { x.magnitude <= Self.farthest && y.magnitude <= Self.farthest }

  /// The nearest point that paths hold.
  var held: CGPoint {
    if isHeld { return self }
    func held(_ part: CGFloat) -> CGFloat { min(max(part, -Self.farthest), Self.farthest) }
    return CGPoint(x: held(x), y: held(y))
  }
}

extension CGRect {
  /// The corners clockwise on the screen, from the upper left one of a rectangle of positive size.
  var corners: [CGPoint] {
    [
      origin, CGPoint(x: origin.x + size.width, y: origin.y),
      CGPoint(x: origin.x + size.width, y: origin.y + size.height),
      CGPoint(x: origin.x, y: origin.y + size.height),
    ]
  }
}
