import Foundation

/// A straight piece that a pen is drawn along; where it has no length, it is a dot with a direction.
struct StrokePiece {
  let from: CGPoint
  let to: CGPoint
  /// A vector of length 1.
  let direction: CGPoint
  /// Whether the path has no corner at the start, which the piece has only as it is straight.
  var startsSmoothly: Bool

  var length: CGFloat { (to - from).length }

  /// What lies between two distances from the start.
  func part(from lower: CGFloat, to upper: CGFloat) -> StrokePiece {
    StrokePiece(
      from: lower > 0 ? from + direction * lower : from, to: upper < length ? from + direction * upper : to,
      direction: direction, startsSmoothly: startsSmoothly)
  }
}
