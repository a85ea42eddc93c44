import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Who waits for rows that come and go.
extension RowTransitionTests {
  /// Changes numbers twice, and notes when that is complete.
  private func changeAwaited(
    _ rows: Rows, in transaction: Transaction, _ body: @MainActor (Log, TestClock) async throws -> Void
  ) async throws {
    let log = Log()
    try await moving(rows) { (mounted, clock) async throws in
      for numbers in [[0], [0, 1]] {
        withTransaction(transaction) {
          withAnimation(transaction.animation) {
            mounted.rootView.numbers = numbers
          } completion: {
            log.note("complete")
          }
        }
        await Settling.settle()
        try await body(log, clock)
      }
    }
  }

  @Test(
    "MO86 (part) MO41 a completion waits for a row that comes or goes by its own animation, or by that of the change",
    arguments: Container.allCases, [false, true])
  func completions(container: Container, isOwn: Bool) async throws {
    let way = AnyTransition.move(edge: .leading)
    let animation = Animation.linear(duration: 1)
    let rows = Rows(container: container, transition: isOwn ? way.animation(animation) : way)
    try await changeAwaited(rows, in: Transaction(animation: isOwn ? nil : animation)) { log, clock in
      #expect(log.take() == [])
      await clock.advance(by: .seconds(0.5))
      #expect(log.take() == [])
      await clock.advance(by: .seconds(0.6))
      #expect(log.take() == ["complete"])
    }
  }

  @Test(
    "MO86 (part) MO41 a completion runs at once where no row has an animation of its own, or animations are disabled",
    arguments: Container.allCases, [false, true])
  func completionsAtOnce(container: Container, isOwn: Bool) async throws {
    let way = AnyTransition.move(edge: .leading)
    let rows = Rows(container: container, transition: isOwn ? way.animation(.linear(duration: 1)) : way)
    var transaction = Transaction()
    transaction.disablesAnimations = isOwn
    try await changeAwaited(rows, in: transaction) { log, clock in
      #expect(log.take() == ["complete"])
      await clock.advance(by: .seconds(1.1))
      #expect(log.take() == [])
    }
  }
}
