import Foundation

// Points serve as vectors too; y points down, so that a positive turn is clockwise on the screen.

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }

  static func * (vector: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: vector.x * factor, y: vector.y * factor)
  }

  static prefix func - (vector: CGPoint) -> CGPoint { CGPoint(x: -vector.x, y: -vector.y) }

  /// The length of the vector.
  var length: CGFloat { hypot(x, y) }

  /// The vector of length 1 in the same direction; none for a vector without a length.
  var unit: CGPoint? {
    let length = length
    return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
  }

  /// The vector after a quarter turn anticlockwise on the screen.
  var normal: CGPoint { CGPoint(x: y, y: -x) }

  /// The share of another vector's length along this one, times this one's length.
  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Positive where the way to the other vector is a turn clockwise on the screen.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The point at a share of the way to another.
  package func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The point between this and another, which is the same from both sides.
  func middle(_ other: CGPoint) -> CGPoint { CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }

  /// The vector of length 1 at an angle in radians; at quarter turns it lies on an axis exactly.
  static func unit(at angle: CGFloat) -> CGPoint {
    func settled(_ part: CGFloat) -> CGFloat { abs(part) < 1e-15 ? 0 : part }
    return CGPoint(x: settled(cos(angle)), y: settled(sin(angle)))
  }
}
