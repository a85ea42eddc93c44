import Foundation

/// Pieces that a pen is drawn along without being lifted.
struct StrokeRun {
  var pieces: [StrokePiece] = []
  /// Whether the end is joined to the start.
  var isClosed = false

  var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }

  /// A run that comes nowhere.
  static func dot(at point: CGPoint) -> StrokeRun {
    let right = CGPoint(x: 1, y: 0)
    return StrokeRun(pieces: [StrokePiece(from: point, to: point, direction: right, startsSmoothly: false)])
  }
}
