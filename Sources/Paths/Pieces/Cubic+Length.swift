import Foundation

extension Cubic {
  /// The length of the curve, to 1 in 1,000 where it turns back on itself and far better elsewhere.
  var length: CGFloat { length(halvings: Self.mostHalvings) }

  /// A curve is no shorter than the line between its ends and no longer than the lines along its control points.
  private func length(halvings: Int) -> CGFloat {
    let (left, top, right) = (first - start, second - first, end - second)
    let (chord, polygon) = ((end - start).length, left.length + top.length + right.length)
    guard polygon - chord > polygon * Self.mostDifference, halvings > 0 else {
      return min(max(chord, Self.sampledLength(left, top, right)), polygon)
    }
    let (head, tail) = halves
    return head.length(halvings: halvings - 1) + tail.length(halvings: halvings - 1)
  }

  /// The integral of the speed by Gauss's rule of three points, which is exact for a straight curve that goes ahead.
  private static func sampledLength(_ left: CGPoint, _ top: CGPoint, _ right: CGPoint) -> CGFloat {
    func speed(at share: CGFloat) -> CGFloat {
      left.toward(top, by: share).toward(top.toward(right, by: share), by: share).length * 3
    }
    let distance = CGFloat(0.15).squareRoot()
    return (5 * speed(at: 0.5 - distance) + 8 * speed(at: 0.5) + 5 * speed(at: 0.5 + distance)) / 18
  }

  private static let mostDifference: CGFloat = 1e-2
  /// Only where a curve turns back on itself is it halved more than some times.
  private static let mostHalvings = 20
}
