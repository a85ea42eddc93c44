import Foundation
import Paths
import Testing

/// Operations on paths without an area, and on those far out.
struct BooleanBadInputTests {
  private static let square = Path(rect(0, 0, 10, 10))
  private static let flat = [
    Path(), .lines(point(5, 5)), .lines(point(5, 5), point(5, 5)), .lines(point(1, 1), point(9, 5)),
    .lines(point(1, 1), point(9, 5), point(1, 1), point(5, 3)), Path(rect(2, 2, 0, 5)),
    .lines(point(.nan, 0), point(0, .infinity)), Path(rect(.nan, 0, 1, 1)),
  ]

  @Test("SH31 paths without an area add and take nothing", arguments: flat)
  func noArea(path: Path) {
    #expect(Self.square.union(path) == Self.square && path.union(Self.square) == Self.square)
    #expect(Self.square.subtracting(path) == Self.square && path.subtracting(Self.square).isEmpty)
    #expect(Self.square.intersection(path).isEmpty && path.intersection(Self.square).isEmpty)
    #expect(Self.square.symmetricDifference(path) == Self.square)
    #expect(path.normalized().isEmpty && path.union(path).isEmpty)
  }

  @Test("SH35 elements that are not finite are left out, and the result is finite")
  func notFinite() {
    var path = Self.square
    path.addLine(to: point(.nan, 0))
    path.addCurve(to: point(5, 5), control1: point(.infinity, 0), control2: .zero)
    #expect(path.union(Path(rect(5, 0, 10, 10))) == Path(rect(0, 0, 15, 10)))
    #expect(Self.square.lineIntersection(Path(rect(.nan, 0, 1, 1))).isEmpty)
  }

  @Test("SH31 squares a million points away, and of a million points, have their exact outlines")
  func farAndWide() {
    for shift in [1e6, -1e6] {
      let union = Self.square.offsetBy(dx: shift, dy: shift).union(Path(rect(shift + 5, shift, 10, 10)))
      #expect(union == Path(rect(shift, shift, 15, 10)))
    }
    #expect(Path(rect(0, 0, 1e6, 1e6)).subtracting(Path(rect(3, 0, 1e6, 1e6))) == Path(rect(0, 0, 3, 1e6)))
  }

  @Test("SH35 paths over the whole range, and of almost no size, come to an end")
  func extremes() {
    let bounds = Path(.infinite).union(Self.square).boundingRect
    #expect(bounds == rect(-1e18, -1e18, 2e18, 2e18))
    #expect(Path(.infinite).subtracting(Path(.infinite)).isEmpty)
    for size in [CGFloat.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-290] {
      #expect(Path(rect(0, 0, size, size)).union(Path(rect(0, 0, size, size))).boundingRect.width >= -1)
    }
    #expect(Path(rect(0, 0, 1e-9, 1e-9)).union(Path(rect(0, 0, 2e-9, 1e-9))) == Path(rect(0, 0, 2e-9, 1e-9)))
  }
}
