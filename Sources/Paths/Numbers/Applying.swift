import Foundation

extension CGPoint {
  /// The point to which a transform brings this one. As Core Graphics documents it.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The way across this size after a transform, which may be negative; a move changes nothing. As Core Graphics
  /// documents it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four transformed corners. As Core Graphics documents it.
  ///
  /// The null rectangle stays null, and one whose corners come to no finite point becomes it (SH35).
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return .null }
    let corners = standardized.corners.map { $0.applying(transform) }
    guard corners.allSatisfy(\.isFinite) else { return .null }
    var bounds = Bounds()
    corners.forEach { bounds.include($0) }
    return bounds.rect
  }
}
