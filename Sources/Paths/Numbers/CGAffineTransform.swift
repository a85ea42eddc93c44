import Foundation

/// A change of coordinates that keeps lines straight and parallel lines parallel. As Core Graphics documents it.
///
/// The point (x, y) comes to (ax + cy + tx, bx + dy + ty). Foundation has no such type on Linux.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// What x adds to the new x.
  public var a: CGFloat

  /// What x adds to the new y.
  public var b: CGFloat

  /// What y adds to the new x.
  public var c: CGFloat

  /// What y adds to the new y.
  public var d: CGFloat

  /// What is added to each new x, in points.
  public var tx: CGFloat

  /// What is added to each new y, in points.
  public var ty: CGFloat

  /// The transform that leaves each point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform that brings each point to (0, 0), which is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// The transform of the given numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform of the given numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A turn around (0, 0) by an angle in radians, clockwise on the screen where it is positive.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A multiplication of each coordinate by a factor.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// A move of each point, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Whether each point stays exactly where it is.
  public var isIdentity: Bool { self == .identity }
}
