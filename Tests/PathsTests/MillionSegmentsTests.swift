import Foundation
import Paths
import Testing

/// Paths with very many segments.
struct MillionSegmentsTests {
  @Test("SH35 a path of a million segments is built and asked")
  func million() {
    var path = Path()
    path.move(to: .zero)
    for index in 1...1_000_000 { path.addLine(to: point(CGFloat(index), index.isMultiple(of: 2) ? 0 : 10)) }
    #expect(path.boundingRect == rect(0, 0, 1_000_000, 10))
    #expect(path.contains(point(499_999, 5)) && !path.contains(point(500_000, 5)))
  }

  @Test("SH35 a path of many segments is trimmed and outlined")
  func many() {
    let path = Path { $0.addLines((0...10_000).map { point(CGFloat($0), 0) }) }
    #expect(path.trimmedPath(from: 0.25, to: 0.75).boundingRect == rect(2500, 0, 5000, 0))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == rect(0, -1, 10_000, 2))
  }
}
