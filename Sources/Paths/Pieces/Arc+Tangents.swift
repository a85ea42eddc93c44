import Foundation

extension Arc {
  /// The arc that touches the lines from a corner to two points; none where the lines are one or the radius is 0.
  init?(from start: CGPoint, around corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    guard let back = (start - corner).unit, let ahead = (end - corner).unit, radius > 0 else { return nil }
    let (sine, cosine) = (ahead.cross(back), ahead.dot(back))
    guard abs(sine) > Self.straight else { return nil }
    let touch = corner + back * (radius * (1 + cosine) / abs(sine))
    let center = touch + back.normal * (sine > 0 ? radius : -radius)
    let spoke = touch - center
    let sweep = atan2(abs(sine), -cosine)
    self.init(center: center, radius: radius, start: atan2(spoke.y, spoke.x), sweep: sine > 0 ? sweep : -sweep)
  }

  /// Lines that turn by less than this, in radians, count as one.
  private static let straight: CGFloat = 1e-12
}
