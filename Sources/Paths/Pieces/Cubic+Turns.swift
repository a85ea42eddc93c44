import Foundation

extension Cubic {
  /// Where the curve turns back on either axis, as shares of the way.
  var turns: [CGFloat] {
    let (left, top, right) = (first - start, second - first, end - second)
    return Self.turns(left.x, top.x, right.x) + Self.turns(left.y, top.y, right.y)
  }

  /// Where a speed is 0 that goes from one number by another to a third.
  private static func turns(_ start: CGFloat, _ middle: CGFloat, _ end: CGFloat) -> [CGFloat] {
    let (square, half) = (start - 2 * middle + end, middle - start)
    let root = (half * half - square * start).squareRoot()
    // The sum whose terms have one sign, as a difference would lose the digits of a small root.
    let sum = half < 0 ? root - half : -(half + root)
    return [sum / square, start / sum].filter { $0 > 0 && $0 < 1 }
  }
}
