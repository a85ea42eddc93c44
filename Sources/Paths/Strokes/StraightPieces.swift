import Foundation

extension Segment {
  /// The ends of straight pieces that follow the segment closely.
  var straightEnds: [CGPoint] {
    switch self {
    case .line(_, let end): [end]
    case .quad, .cubic: cubic.straightEnds
    }
  }
}

extension Cubic {
  fileprivate var straightEnds: [CGPoint] {
    let count = straightPieces
    return (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
  }

  /// How many pieces, of the same share each, follow the curve.
  ///
  /// The distance from the chord between two points grows with the square of their share, and with how far the control
  /// points are from a steady way.
  private var straightPieces: Int {
    let deviation = max((start - first - (first - second)).length, (first - second - (second - end)).length)
    let size = max((first - start).length, (second - start).length, (end - start).length)
    let tolerance = min(Self.tolerance, size * Self.relativeTolerance)
    guard deviation > 0, tolerance > 0 else { return 1 }
    return Int(max(1, min((0.75 * deviation / tolerance).squareRoot().rounded(.up), Self.mostPieces)))
  }

  /// In points.
  private static let tolerance: CGFloat = 0.02
  private static let relativeTolerance: CGFloat = 0.002
  private static let mostPieces: CGFloat = 512
}
