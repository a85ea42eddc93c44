import Foundation
import Paths
import Testing

/// Faults that random paths brought to light, each as small as it could be made.
struct BooleanFaultTests {
  @Test("of three lines through one point, turned by any angle, no hair is left around that")
  func oneCrossing() {
    let star = Path.lines(point(-3, -1), point(3, 1), point(-1, -3), point(1, 3), point(-3, 1), point(3, -1))
    for degrees in 0..<90 {
      let turn = CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
      let result = star.applying(turn).normalized()
      #expect(result.all.filter { $0 == .closeSubpath }.count == 5)
      #expect(result.area.isClose(to: 29 / 3, within: 1e-9))
    }
  }

  @Test("a subpath ends where it began, though another corner is almost there")
  func nearStart() {
    // A fraction of a cell of the grid that the square makes: the start is as one with the square's corner, but the
    // second point, which is in the same cell, is not.
    let cell: CGFloat = 0x1p-26
    let needle = Path.lines(point(0.6 * cell, 0), point(4, 4), point(1.4 * cell, 0))
    let square = Path(rect(0, 0, 8, 8))
    #expect(square.union(needle) == square)
    #expect(BooleanCase(square, needle, eoFill: true).imbalance < 1e-6)
  }

  @Test("curves there and back on almost one line leave no line between them")
  func flatCurves() {
    func curve(from start: CGPoint) -> Path {
      Path {
        $0.move(to: start)
        $0.addQuadCurve(to: point(7, 0), control: point(3, 2))
      }
    }
    let (first, second) = (curve(from: point(5, 1)), curve(from: point(5.000000016, 0.999999986)))
    #expect(first.subtracting(second, eoFill: true).isEmpty)
  }
}
