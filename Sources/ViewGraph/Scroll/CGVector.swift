import Foundation

/// A direction and a length, as of a velocity. As Core Graphics has it, which Linux lacks.
public struct CGVector: Hashable, Sendable {
  /// The part along the horizontal axis.
  public var dx: CGFloat
  /// The part along the vertical axis.
  public var dy: CGFloat

  /// A vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No length.
  public init() { self.init(dx: 0, dy: 0) }

  /// No length.
  public static let zero = CGVector()
}

extension CGVector {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}
