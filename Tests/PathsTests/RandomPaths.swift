import Foundation
import Paths
import ViewGraphTesting

extension SeededGenerator {
  /// A point of a square of 100 points.
  mutating func point() -> CGPoint {
    CGPoint(x: CGFloat.random(in: 0...100, using: &self), y: CGFloat.random(in: 0...100, using: &self))
  }

  /// A path of a few subpaths with all kinds of segments, some of them closed.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) { addSegment(to: &path) }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }

  private mutating func addSegment(to path: inout Path) {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: path.addLine(to: point())
    case 1: path.addQuadCurve(to: point(), control: point())
    default: path.addCurve(to: point(), control1: point(), control2: point())
    }
  }
}
