import Foundation

/// The lengths that a pen is down and up in turn.
struct DashPattern {
  /// An even number of lengths, not all of them 0.
  let lengths: [CGFloat]
  /// Which length a subpath begins with, and how much of it is left.
  let start: (index: Int, rest: CGFloat)

  private static let mostDashes: CGFloat = 1_000_000

  /// The pattern of a style for lines that are as long in all; none where they are solid (SH29).
  init?(_ style: StrokeStyle, length: CGFloat) {
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite else { return nil }
    guard length / period * CGFloat(lengths.count / 2) <= Self.mostDashes else { return nil }
    self.lengths = lengths
    start = Self.start(of: lengths, phase: style.dashPhase, period: period)
  }

  private static func start(of lengths: [CGFloat], phase: CGFloat, period: CGFloat) -> (Int, CGFloat) {
    let phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    var left = phase < 0 ? phase + period : phase
    for (index, length) in lengths.enumerated() {
      if left < length || max(left, length) == 0 { return (index, length - left) }
      left -= length
    }
    return (0, lengths[0])
  }

  /// The dashes of a run. A closed one whose pen is down at both ends has them as one dash.
  func parts(of run: StrokeRun) -> [StrokeRun] {
    var dashes = Dashes(self)
    for piece in run.pieces { dashes.add(piece) }
    return dashes.finished(isClosed: run.isClosed)
  }
}
