import GraftTestTraits
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// Which rows share a line.
@Suite(.runtime) @MainActor
struct LinePlanTests {
  @Test("a row alone has a line of its own, and the next begins a new one")
  func alone() {
    let plan = LinePlan(rowCount: 9, width: 3, alone: [0, 5])
    #expect((0..<plan.lineCount).map(plan.rows) == [0..<1, 1..<4, 4..<5, 5..<6, 6..<9])
    #expect((0..<9).map { plan.place(of: $0).line } == [0, 1, 1, 1, 2, 3, 4, 4, 4])
    #expect((0..<9).map { plan.place(of: $0).column } == [0, 0, 1, 2, 0, 0, 0, 1, 2])
  }

  @Test("no rows have no lines")
  func none() {
    #expect(LinePlan(rowCount: 0, width: 3).lineCount == 0)
    #expect(LinePlan().rows(of: 0) == 0..<0)
  }

  @Test("each row is in the line that says so", arguments: [UInt64](1...20))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...60, using: &random)
    let alone = (0..<count).filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    let plan = LinePlan(rowCount: count, width: Int.random(in: 1...5, using: &random), alone: alone)
    let lines = (0..<plan.lineCount).map(plan.rows)
    #expect(lines.flatMap(Array.init) == Array(0..<count))
    let places = (0..<count).map { plan.place(of: $0) }
    #expect(places.map { lines[$0.line].lowerBound + $0.column } == Array(0..<count))
    #expect(alone.allSatisfy { lines.contains($0..<$0 + 1) })
  }
}
