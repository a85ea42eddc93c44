import GraftTestTraits
import GraftTesting
import Testing

@testable import Graft

/// What is done for rows that only make room for those that come and go.
extension RowTransitionTests {
  /// How many rows of a list a change of four rows has moved, or had come.
  private func moved(for numbers: [Int], by animation: Animation?, _ transition: AnyTransition) async throws -> Int {
    let count = Source(0)
    let rows = Rows(container: .list, numbers: Array(0..<4), transition: transition)
    try await moving(rows) { (mounted, _) async throws in
      let before = MovingRow.madeCount
      await change(mounted, by: animation) { $0.numbers = numbers }
      count.value = MovingRow.madeCount - before
    }
    return count.value
  }

  @Test(
    "MO86 (part) where the change has no animation, rows that make room are not moved, beside one that comes or goes",
    arguments: [([1, 2, 3], 0), ([4, 0, 1, 2, 3], 1)])
  func room(numbers: [Int], coming: Int) async throws {
    let own = AnyTransition.slide.animation(.linear(duration: 1))
    #expect(try await moved(for: numbers, by: nil, own) == coming)
    // All of them are on their way then.
    #expect(try await moved(for: numbers, by: .linear(duration: 1), .slide) == numbers.count)
  }
}
