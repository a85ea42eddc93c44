import CGTK
import Dispatch
import GTKSupport
import GraftTestTraits
import Testing

/// An action in a later turn of the loop.
@Suite(.gtk) @MainActor
struct WakeSourceTests {
  @Test("any number of wakes gives one run, in a later turn")
  func wakesCoalesce() async {
    var runs = 0
    let source = WakeSource(priority: 100) { runs += 1 }
    await idle()
    #expect(runs == 0)
    #expect(!source.isPending)
    source.wake()
    source.wake()
    source.wake()
    #expect(source.isPending)
    #expect(runs == 0)
    await idle()
    #expect(runs == 1)
    #expect(!source.isPending)
    await idle()
    #expect(runs == 1)
  }

  @Test("a wake after a run gives another")
  func wakesAgain() async {
    var runs = 0
    let source = WakeSource(priority: 100) { runs += 1 }
    source.wake()
    await idle()
    source.wake()
    await idle()
    #expect(runs == 2)
  }

  @Test("a wake by the action itself gives one more run")
  func actionWakesItself() async {
    var runs = 0
    var source: WakeSource?
    source = WakeSource(priority: 100) {
      runs += 1
      if runs == 1 { source?.wake() }
    }
    source?.wake()
    await idle()
    #expect(runs == 2)
    source = nil
  }

  @Test("a wake that was taken back does not run, and a later one does")
  func cancel() async {
    var runs = 0
    let source = WakeSource(priority: 100) { runs += 1 }
    source.wake()
    source.cancel()
    #expect(!source.isPending)
    await idle()
    #expect(runs == 0)
    source.cancel()
    source.wake()
    await idle()
    #expect(runs == 1)
  }

  @Test("a source that is dropped does not run")
  func droppedSourceDoesNotRun() async {
    var runs = 0
    var source: WakeSource? = WakeSource(priority: 100) { runs += 1 }
    source?.wake()
    source = nil
    await idle()
    #expect(source == nil && runs == 0)
  }

  @Test("the source with the lower number runs first")
  func priorityOrders() async {
    var order: [String] = []
    let late = WakeSource(priority: 110) { order.append("110") }
    let early = WakeSource(priority: 90) { order.append("90") }
    late.wake()
    early.wake()
    await idle()
    #expect(order == ["90", "110"])
  }

  @Test("a source with a delay runs no sooner")
  func delay() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let elapsed = await withCheckedContinuation { continuation in
      Delayed.source = WakeSource(priority: 100, delay: 20) {
        continuation.resume(returning: clock.now - start)
      }
      Delayed.source?.wake()
    }
    Delayed.source = nil
    #expect(elapsed >= .milliseconds(19))
    #expect(elapsed < .seconds(5))
  }

  @MainActor
  private enum Delayed {
    static var source: WakeSource?
  }

  @Test("a source that is dropped on another thread while a wake is due does not run")
  func droppedElsewhereDoesNotRun() async {
    var runs = 0
    let carrier = Carrier(WakeSource(priority: G_PRIORITY_HIGH) { runs += 1 })
    carrier.source?.wake()
    let isDropped = DispatchSemaphore(value: 0)
    // The main thread waits, so the wake is due before the deinitialiser can have its turn there.
    DispatchQueue.global().async {
      carrier.source = nil
      isDropped.signal()
    }
    isDropped.waitOnMainThread()
    g_main_context_iteration(nil, 0)
    await idle()
    #expect(runs == 0)
  }

  /// Handed from one thread to the other by a semaphore.
  private final class Carrier: @unchecked Sendable {
    var source: WakeSource?

    init(_ source: WakeSource) { self.source = source }
  }
}

extension DispatchSemaphore {
  /// Blocks on purpose, which an asynchronous function may not write out.
  fileprivate func waitOnMainThread() { wait() }
}
