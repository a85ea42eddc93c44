import Foundation
import Paths
import Testing
import ViewGraphTesting

/// The smallest rectangle around a path.
struct BoundingRectTests {
  @Test("SH23 a quadratic curve's control point is left out")
  func quadratic() {
    let path = Path {
      $0.move(to: point(0, 0))
      $0.addQuadCurve(to: point(100, 0), control: point(50, 100))
    }
    #expect(path.boundingRect == rect(0, 0, 100, 50))
  }

  @Test("SH23 a cubic curve's control points are left out")
  func cubic() {
    let arch = Path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(100, 0), control1: point(0, 100), control2: point(100, 100))
    }
    #expect(arch.boundingRect.isClose(to: 0, 0, 100, 75))
    let loop = Path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(0, 0), control1: point(100, 100), control2: point(-100, 100))
    }
    // 3t(1 − t)² − 3t²(1 − t) is largest at t = (3 − √3) / 6.
    #expect(loop.boundingRect.isClose(to: -28.867513459481, 0, 57.735026918963, 75))
  }

  @Test("SH23 an empty path has the null rectangle and is empty")
  func empty() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().isEmpty)
    #expect(Path.lines(point(3, 4)).boundingRect == rect(3, 4, 0, 0))
    #expect(!Path.lines(point(3, 4)).isEmpty)
  }

  @Test(
    "SH3 the ellipse in a centred square touches its sides",
    arguments: [rect(20, 0, 60, 60), rect(0, 20, 60, 60), rect(30, 5, 60, 60)])
  func ellipse(square: CGRect) {
    #expect(Path(ellipseIn: square).boundingRect == square)
  }

  @Test("SH9 a rectangle with insets of 10 is (10, 10, 80, 40), and a negative inset enlarges it")
  func insets() {
    #expect(Path(rect(0, 0, 100, 60).insetBy(dx: 10, dy: 10)).boundingRect == rect(10, 10, 80, 40))
    #expect(Path(rect(0, 0, 100, 60).insetBy(dx: -10, dy: -10)).boundingRect == rect(-10, -10, 120, 80))
    #expect(Path(rect(0, 0, 100, 60).insetBy(dx: 40, dy: 40)).isEmpty)
  }

  @Test("SH23 random paths have the bounds of their points")
  func random() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<200 {
      let path = generator.path()
      let points = PlainPath(path, pieces: 50).lines.flatMap { [$0.start, $0.end] }
      let (low, high) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
      let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
      #expect(path.boundingRect.isClose(to: low, top, high - low, bottom - top, within: 0.1))
    }
  }
}
