import Foundation
import Paths
import ViewGraphTesting

extension SeededGenerator {
  /// A point of a square whose coordinates are hardly ever whole.
  mutating func place(in range: ClosedRange<CGFloat>) -> CGPoint {
    CGPoint(x: CGFloat.random(in: range, using: &self), y: CGFloat.random(in: range, using: &self))
  }

  /// A path of polygons whose corners have whole coordinates from 0 to 8, so that many of them lie on other lines. In
  /// an upright one each line is upright or level.
  mutating func latticePath(upright: Bool) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      let corners = (0..<Int.random(in: 3...6, using: &self)).map { _ in latticePoint() }
      path.addLines(upright ? Self.stairs(corners) : corners)
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }

  private static func stairs(_ corners: [CGPoint]) -> [CGPoint] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { [$0, CGPoint(x: $1.x, y: $0.y)] }
  }

  private mutating func latticePoint() -> CGPoint {
    CGPoint(x: CGFloat(Int.random(in: 0...8, using: &self)), y: CGFloat(Int.random(in: 0...8, using: &self)))
  }
}
