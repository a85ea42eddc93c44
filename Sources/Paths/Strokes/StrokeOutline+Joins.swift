import Foundation

extension StrokeOutline {
  /// Fills the gap that two pieces leave on the outer side of their corner.
  mutating func addJoin(from piece: StrokePiece, to next: StrokePiece) {
    let (before, after) = (piece.direction, next.direction)
    let turn = before.cross(after)
    guard turn != 0 || before.dot(after) < 0 else { return }
    let (first, last) = turn >= 0 ? (before.normal, after.normal) : (-after.normal, -before.normal)
    add(Gap(corner: next.from, first: first, last: last), isRound: next.startsSmoothly || style.lineJoin == .round)
  }

  private mutating func add(_ gap: Gap, isRound: Bool) {
    if isRound { return addSector(around: gap.corner, from: gap.first * reach, sweep: gap.angle) }
    let tip = style.lineJoin == .miter ? gap.tip(limit: style.miterLimit) : nil
    path.move(to: gap.corner)
    path.addLine(to: gap.corner + gap.first * reach)
    if let tip { path.addLine(to: gap.corner + tip * reach) }
    path.addLine(to: gap.corner + gap.last * reach)
    path.closeSubpath()
  }
}

/// The wedge between the ends of two pieces, whose sides are vectors of length 1 clockwise on the screen.
private struct Gap {
  let corner: CGPoint
  let first: CGPoint
  let last: CGPoint

  /// The angle of the wedge in radians, at most half a turn.
  var angle: CGFloat { atan2(abs(first.cross(last)), first.dot(last)) }

  /// Where the outer edges meet; none where a point would be longer than a limit in line widths allows (SH28).
  ///
  /// With an angle of w between the sides the point is 1 / cos(w/2) line widths long, and 2 cos²(w/2) is 1 + cos w.
  func tip(limit: CGFloat) -> CGPoint? {
    let product = 1 + first.dot(last)
    guard product > 0, 2 <= limit * limit * product, limit >= 1 else { return nil }
    return (first + last) * (1 / product)
  }
}
