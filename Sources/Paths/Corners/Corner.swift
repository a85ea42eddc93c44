import Foundation

/// A rounded corner of a rectangle, on the way clockwise on the screen.
///
/// Its middle is a part of an ellipse. On a side where the corner reaches further than its radius, the ellipse begins
/// later, and a curve leads to it that leaves the side straight and joins the ellipse with the same bend.
struct Corner {
  /// Where the sides would meet.
  let tip: CGPoint
  /// The direction of the side before the corner.
  let arriving: CGPoint
  /// The direction of the side after it.
  let leaving: CGPoint
  /// The radii along both sides, in points.
  let radii: (arriving: CGFloat, leaving: CGFloat)
  /// Where the curve is on both sides, from the tip, in radii.
  var reaches: (arriving: CGFloat, leaving: CGFloat) = (1, 1)

  init(tip: CGPoint, arriving: CGPoint, leaving: CGPoint, radii: (arriving: CGFloat, leaving: CGFloat)) {
    (self.tip, self.arriving, self.leaving, self.radii) = (tip, arriving, leaving, radii)
  }

  var isRound: Bool { radii.arriving > 0 && radii.leaving > 0 }

  var first: CGPoint { point(CGPoint(x: reaches.arriving, y: 0)) }

  var last: CGPoint { point(CGPoint(x: 0, y: reaches.leaving)) }

  /// What lies between the first point and the last one; nothing in a sharp corner.
  var curves: [Path.Element] {
    guard isRound else { return [] }
    let (before, after) = (Easing(reach: reaches.arriving), Easing(reach: reaches.leaving))
    let curves = before.curve + [arc(from: before.turn, to: .pi / 2 - after.turn)] + after.curveBack
    return curves.map { $0.mapPoints(point) }
  }

  /// From radii along both sides to the place in the path.
  private func point(_ place: CGPoint) -> CGPoint {
    tip - arriving * (place.x * radii.arriving) + leaving * (place.y * radii.leaving)
  }

  /// The part of the circle around (1, 1) whose directions have turned away from the side before by two angles.
  private func arc(from start: CGFloat, to end: CGFloat) -> Path.Element {
    let reach = Arc.reach(of: end - start)
    let (first, last) = (Easing.point(at: start), Easing.point(at: end))
    return .curve(
      to: last, control1: first + CGPoint(x: -cos(start), y: sin(start)) * reach,
      control2: last - CGPoint(x: -cos(end), y: sin(end)) * reach)
  }
}

extension Corner {
  /// How far a corner is to reach, in its radii: as far as it likes to, or up to where the other one begins, but always
  /// over half of the side.
  static func reach(of radius: CGFloat, beside other: CGFloat, on length: CGFloat) -> CGFloat {
    guard radius > 0 else { return 1 }
    let room = max(length / 2, length - other * Easing.fullReach)
    return max(1, min(Easing.fullReach, room / radius))
  }
}
