import Foundation
import Testing
import ViewGraphTesting

@Suite struct RandomPathTests {
  @Test("random points lie between whole numbers as well")
  func fractions() {
    var generator = SeededGenerator(seed: 1)
    let points = (0..<100).map { _ in generator.point() }
    #expect(points.contains { $0.x != $0.x.rounded() } && points.contains { $0.y != $0.y.rounded() })
    #expect(
      points.allSatisfy { CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
  }
}
