import Foundation
import Paths
import Testing

/// Operations on paths with very many segments.
struct BooleanCostTests {
  @Test("SH35 two circles of 5,000 lines each are joined")
  func circles() {
    let union = polygon(around: point(0, 0)).union(polygon(around: point(100, 0)))
    // Both circles less their lens, which has the area r²(2π/3 − √3/2).
    #expect(union.area.isClose(to: 50_548.15, within: 0.1))
    // Two thirds of either are left, with the two points where they meet.
    #expect(union.ends.count.isMultiple(of: 2) && (6660...6672).contains(union.ends.count))
  }

  private func polygon(around center: CGPoint) -> Path {
    Path { path in
      path.addLines(
        (0..<5000).map {
          let angle = 2 * .pi * Double($0) / 5000
          return point(center.x + 100 * cos(angle), center.y + 100 * sin(angle))
        })
      path.closeSubpath()
    }
  }

  @Test("SH35 a comb of 500 teeth is filled up")
  func comb() {
    let comb = Path { path in
      for tooth in 0..<500 { path.addRect(rect(0, CGFloat(2 * tooth), 1000, 1)) }
    }
    let gaps = Path(rect(0, 0, 1000, 1000)).subtracting(comb)
    #expect(gaps.area == 500_000 && gaps.union(comb) == Path(rect(0, 0, 1000, 1000)))
  }
}
