import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A clock that the test owns, for tasks that sleep by it.
@Suite(.gtk) @MainActor
struct TestClockTests {
  /// Counts the seconds of a clock.
  private struct Seconds: View {
    let clock: any Clock<Duration>
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        while (try? await clock.sleep(for: .seconds(1))) != nil { count += 1 }
      }
    }
  }

  @Test("a view's seconds pass when the test says so, and only then")
  func seconds() async throws {
    let clock = TestClock()
    let mounted = try await MountedView(Seconds(clock: clock))
    #expect(mounted.root.texts == ["0"])
    await clock.advance(by: .milliseconds(999))
    #expect(mounted.root.texts == ["0"])
    await clock.advance(by: .milliseconds(1))
    #expect(mounted.root.texts == ["1"])
    await clock.advance(by: .seconds(5))
    #expect(mounted.root.texts == ["6"])
  }

  @Test("the sleep of a task ends when its view goes, and nobody sleeps on")
  func cancelledSleep() async throws {
    let clock = TestClock()
    let mounted = try await MountedView(Seconds(clock: clock))
    #expect(clock.sleeperCount == 1)
    #expect(await mounted.close() == [])
    #expect(clock.sleeperCount == 0)
  }

  @Test("sleepers wake in the order of their moments")
  func order() async throws {
    let clock = TestClock()
    var woken: [String] = []
    let tasks = [("late", 3), ("early", 1), ("now", 0)].map { name, seconds in
      Task { @MainActor in
        try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
        woken.append(name)
      }
    }
    // Sleeping leaves the main actor, for threads that other tests may keep busy.
    while clock.sleeperCount < 2 || woken.isEmpty { await Task.yield() }
    #expect(woken == ["now"])
    await clock.advance(by: .seconds(3))
    #expect(woken == ["now", "early", "late"])
    for task in tasks { try await task.value }
    #expect(clock.now.sinceStart == .seconds(3))
  }

  @Test("a sleep that was cancelled before it began throws at once")
  func cancelledBefore() async throws {
    let clock = TestClock()
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}
