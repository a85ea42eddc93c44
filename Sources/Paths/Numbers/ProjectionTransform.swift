import Foundation

/// A change of coordinates that keeps lines straight and may let parallel ones meet. As SwiftUI documents it.
///
/// The row (x, y, 1) is multiplied by the matrix from the left, and the result divided by its third number.
public struct ProjectionTransform: Equatable, Sendable {
  /// What x adds to the new x.
  public var m11: CGFloat = 1

  /// What x adds to the new y.
  public var m12: CGFloat = 0

  /// What x adds to the divisor.
  public var m13: CGFloat = 0

  /// What y adds to the new x.
  public var m21: CGFloat = 0

  /// What y adds to the new y.
  public var m22: CGFloat = 1

  /// What y adds to the divisor.
  public var m23: CGFloat = 0

  /// What is added to each new x.
  public var m31: CGFloat = 0

  /// What is added to each new y.
  public var m32: CGFloat = 0

  /// What is added to the divisor.
  public var m33: CGFloat = 1

  /// The transform that leaves each point where it is.
  public init() {}

  /// The same change as that of an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether each point stays exactly where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel and nothing is divided.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension CGPoint {
  /// The point to which a projection brings this one; one on its horizon comes to no finite point. As SwiftUI
  /// documents it.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let divisor = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / divisor,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / divisor)
  }
}
