import Foundation

/// The way from a side into the circle of radius 1 around (1, 1), the side being the x axis and the tip (0, 0).
///
/// It is one curve. Its first three points are on the side, which makes it begin without a bend; the third is where the
/// tangent of its end meets the side; and the second is where the end gets the bend of the circle. The angle was
/// chosen so that the corner stays within 0.005 radii of the one that SH13 describes.
struct Easing {
  /// Where the curve leaves the side, as far as there is room (SH13).
  static let fullReach: CGFloat = 1.528665

  /// How far the direction has turned at the end, in radians, with the full reach.
  private static let fullTurn: CGFloat = 35 * .pi / 180

  private let reach: CGFloat

  /// How far the direction has turned at the end, in radians; not at all with reach 1, which leaves the circle alone.
  let turn: CGFloat

  init(reach: CGFloat) {
    self.reach = reach
    turn = Self.fullTurn * (reach - 1) / (Self.fullReach - 1)
  }

  /// From the side into the circle.
  var curve: [Path.Element] {
    guard turn > 0 else { return [] }
    return [.curve(to: Self.point(at: turn), control1: controls.outer, control2: controls.inner)]
  }

  /// From the circle to the other side, which is the y axis.
  var curveBack: [Path.Element] {
    guard turn > 0 else { return [] }
    let (outer, inner) = controls
    let element = Path.Element.curve(to: CGPoint(x: reach, y: 0), control1: inner, control2: outer)
    return [element.mapPoints { CGPoint(x: $0.y, y: $0.x) }]
  }

  private var controls: (outer: CGPoint, inner: CGPoint) {
    let tangent = tan(turn / 2)
    let outer = 1 - tangent / 4 + 3 * tangent * tangent * tangent / 4
    return (CGPoint(x: outer, y: 0), CGPoint(x: 1 - tangent, y: 0))
  }

  /// The point of the circle whose direction has turned away from the side by an angle.
  static func point(at turn: CGFloat) -> CGPoint {
    let spoke = CGPoint.unit(at: turn)
    return CGPoint(x: 1 - spoke.y, y: 1 - spoke.x)
  }
}
