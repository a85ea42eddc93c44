import Foundation

/// A part of a circle.
struct Arc {
  let center: CGPoint
  let radius: CGFloat
  /// The angle of the first point in radians, clockwise on the screen from three o'clock.
  let start: CGFloat
  /// How far the arc turns in radians, by at most two turns.
  let sweep: CGFloat

  private static let turn = 2 * CGFloat.pi

  /// Whether it can be drawn; the points may still turn out too far away.
  var isUsable: Bool { radius >= 0 && radius.isFinite && start.isFinite && sweep.isFinite }

  var first: CGPoint { point(at: start) }

  /// The arc in curves of a quarter turn at most, each within 0.03 % of the radius.
  var curves: [Path.Element] {
    guard sweep != 0 else { return [] }
    let count = max(1, (abs(sweep) / (Self.turn / 4) - 1e-9).rounded(.up))
    return (0..<Int(count)).map { index in
      curve(from: start + sweep * CGFloat(index) / count, to: start + sweep * CGFloat(index + 1) / count)
    }
  }

  private func curve(from start: CGFloat, to end: CGFloat) -> Path.Element {
    let reach = radius * Self.reach(of: end - start)
    return .curve(
      to: point(at: end), control1: point(at: start) - CGPoint.unit(at: start).normal * reach,
      control2: point(at: end) + CGPoint.unit(at: end).normal * reach)
  }

  private func point(at angle: CGFloat) -> CGPoint { center + CGPoint.unit(at: angle) * radius }

  /// How far the control points of a curve are from its ends, for radius 1: the curve then meets the arc in its middle.
  static func reach(of sweep: CGFloat) -> CGFloat { 4 / 3 * tan(sweep / 4) }
}

extension Arc {
  /// How far an arc turns between two angles; never against its direction, and by nothing only where they are the same.
  static func sweep(from start: CGFloat, to end: CGFloat, backwards: Bool) -> CGFloat {
    let ahead = backwards ? start - end : end - start
    let sweep = ahead < 0 ? turn + ahead.truncatingRemainder(dividingBy: turn) : limited(ahead)
    return backwards ? -sweep : sweep
  }

  /// The same end after two turns at most.
  static func limited(_ sweep: CGFloat) -> CGFloat {
    guard abs(sweep) > 2 * turn else { return sweep }
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    return sweep < 0 ? rest - turn : rest + turn
  }
}
