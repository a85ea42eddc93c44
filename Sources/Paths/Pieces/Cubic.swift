import Foundation

/// A curve with two control points.
package struct Cubic {
  let start: CGPoint
  package let first: CGPoint
  package let second: CGPoint
  package let end: CGPoint

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The two parts that a share of the way divides the curve into.
  func split(at share: CGFloat) -> (head: Cubic, tail: Cubic) {
    split { $0.toward($1, by: share) }
  }

  /// The two halves, which are the same points when the curve is drawn the other way.
  var halves: (head: Cubic, tail: Cubic) { split { $0.middle($1) } }

  private func split(_ between: (CGPoint, CGPoint) -> CGPoint) -> (head: Cubic, tail: Cubic) {
    let (left, top, right) = (between(start, first), between(first, second), between(second, end))
    let (before, after) = (between(left, top), between(top, right))
    let middle = between(before, after)
    return (Cubic(start, left, before, middle), Cubic(middle, after, right, end))
  }

  func point(at share: CGFloat) -> CGPoint { split(at: share).head.end }
}
