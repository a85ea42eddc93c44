import Foundation
import Paths
import Testing

/// Outlines of dashed strokes.
struct DashTests {
  private static let line = Path.lines(point(0, 0), point(100, 0))

  /// What is painted along the x axis, in order.
  private static func painted(
    _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt, path: Path = line
  ) -> [ClosedRange<CGFloat>] {
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase))
    var ranges: [ClosedRange<CGFloat>] = []
    var bounds: CGRect = .null
    outline.forEach { element in
      switch element {
      case .move(let end): bounds = CGRect(origin: end, size: .zero)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        bounds = bounds.union(CGRect(origin: end, size: .zero))
      case .closeSubpath: ranges.append(bounds.minX...bounds.maxX)
      }
    }
    return ranges
  }

  @Test("SH29 [10, 5] on a line of 100 paints 0–10, 15–25 to 90–100, 70 in all")
  func even() {
    let painted = Self.painted([10, 5])
    #expect(painted == [0...10, 15...25, 30...40, 45...55, 60...70, 75...85, 90...100])
    #expect(painted.reduce(0) { $0 + $1.upperBound - $1.lowerBound } == 70)
  }

  @Test("SH29 a phase of 5 starts in the middle of the first dash")
  func phase() {
    let expected: [ClosedRange<CGFloat>] = [0...5, 10...20, 25...35, 40...50, 55...65, 70...80, 85...95]
    #expect(Self.painted([10, 5], phase: 5) == expected)
    #expect(Self.painted([10, 5], phase: 5 + 150) == expected)
    #expect(Self.painted([10, 5], phase: -10) == expected)
    #expect(Self.painted([10, 5], phase: 12).first == 3...13)
  }

  @Test("SH29 an odd pattern is repeated to be even")
  func odd() {
    #expect(Self.painted([20]) == [0...20, 40...60, 80...100])
    #expect(Self.painted([10, 20, 30]) == [0...10, 30...60, 70...90])
  }

  @Test(
    "SH29 SH35 a pattern of zeros, or with a length that is negative or not finite, is a solid line",
    arguments: [[0], [0, 0, 0], [], [5, -1], [.nan, 3], [3, .infinity], [-1]])
  func unusable(dash: [CGFloat]) {
    #expect(Self.painted(dash) == [0...100])
  }

  @Test("SH35 a phase that is not finite is none, and a pattern of more than a million dashes is a solid line")
  func badNumbers() {
    #expect(Self.painted([50], phase: .nan) == [0...50])
    #expect(Self.painted([50], phase: .infinity) == [0...50])
    #expect(Self.painted([50], phase: 1e300).count <= 2)
    #expect(Self.painted([1e-5]) == [0...100])
    #expect(Self.painted([1e-300, 1e-300]) == [0...100])
    #expect(Self.painted([.leastNonzeroMagnitude]) == [0...100])
    #expect(Self.painted([1e300, 1e300]) == [0...100])
  }

  @Test("dashes without a length are dots with round ends, and nothing with butt ones")
  func dots() {
    #expect(Self.painted([0, 50]).isEmpty)
    let dots = Self.painted([0, 50], cap: .round)
    #expect(dots.map(\.lowerBound).contains { $0.isClose(to: -1) })
    #expect(dots.map(\.upperBound).contains { $0.isClose(to: 51) })
    #expect(dots.allSatisfy { $0.upperBound < 52 })
    // A pattern that a phase begins behind its dash has no dot there.
    #expect(Self.painted([10, 5], phase: 10, cap: .square).allSatisfy { $0.lowerBound > 3 })
  }

  @Test("a dash goes on around a corner, with the corner's join")
  func corner() {
    let path = Path.lines(point(0, 0), point(100, 0), point(100, 100))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10, dash: [20], dashPhase: 30))
    #expect(outline.contains(point(104, -4)))
    #expect(outline.contains(point(100, 9)) && !outline.contains(point(100, 11)))
    #expect(outline.contains(point(91, 0)) && !outline.contains(point(89, 0)))
  }

  @Test("each subpath begins with the pattern's start")
  func subpaths() {
    let path = Path {
      $0.addLines([point(0, 0), point(15, 0)])
      $0.addLines([point(100, 0), point(115, 0)])
    }
    #expect(Self.painted([10], path: path) == [0...10, 100...110])
  }

  @Test("a dash over the start of a closed subpath has the corner there")
  func closed() {
    let square = Path(rect(0, 0, 100, 100))
    let style = StrokeStyle(lineWidth: 10, dash: [30, 20], dashPhase: 10)
    #expect(square.strokedPath(style).contains(point(-4, -4)))
    let longer = StrokeStyle(lineWidth: 10, dash: [1000])
    #expect(square.strokedPath(longer).contains(point(-4, -4)))
  }
}
