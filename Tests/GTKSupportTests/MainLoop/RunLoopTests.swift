import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import TestSupport
import Testing

/// Foundation's run loop of the main thread, which GLib's loop turns.
@Suite(.gtk, .timeLimit(.minutes(30))) @MainActor
struct RunLoopTests {
  @Test("a timer fires once in a turn of the loop, on the main thread")
  func timer() async throws {
    var places: [String] = []
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { places.append("depth \(MainLoop.depth), main \(Thread.isMainThread)") }
        continuation.resume()
      }
      #expect(places == [])
    }
    #expect(places == ["depth 1, main true"])
    try await Task.sleep(for: .milliseconds(50))
    #expect(places.count == 1)
  }

  @Test("a repeating timer fires until it is invalidated")
  func repeating() async throws {
    var count = 0
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        MainActor.assumeIsolated { count += 1 }
        guard MainActor.assumeIsolated({ count == 3 }) else { return }
        timer.invalidate()
        continuation.resume()
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(count == 3)
  }

  @Test("of two timers, the one that is added later and is due earlier fires first")
  func order() async {
    var fired: [String] = []
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.06, repeats: false) { _ in
        MainActor.assumeIsolated { fired.append("late") }
        continuation.resume()
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { fired.append("early") }
      }
    }
    #expect(fired == ["early", "late"])
  }

  @Test("a timer that another thread adds while the loop sleeps fires on the main thread")
  func timerOfAnotherThread() async {
    let wasMain = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        // The loop has gone to sleep by then, and this is all that wakes it.
        Thread.sleep(forTimeInterval: 0.05)
        let timer = Timer(timeInterval: 0.02, repeats: false) { _ in continuation.resume(returning: Thread.isMainThread)
        }
        RunLoop.main.add(timer, forMode: .common)
      }
    }
    #expect(wasMain)
  }

  @Test("a block that is given to the run loop on the main thread runs in a later turn")
  func block() async {
    var depths: [Int] = []
    await withCheckedContinuation { continuation in
      RunLoop.main.perform {
        MainActor.assumeIsolated { depths.append(MainLoop.depth) }
        continuation.resume()
      }
      #expect(depths == [])
    }
    #expect(depths == [1])
  }

  @Test("a block that a timer gives to the run loop runs, though nothing else happens")
  func blockOfATimer() async {
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        RunLoop.main.perform { continuation.resume() }
      }
    }
  }

  /// What runs first: the block that `start` gives to the run loop, or what wakes the loop two seconds later.
  private func first(_ start: (@escaping @MainActor () -> Void) -> Void) async -> String {
    var first: String?
    await withCheckedContinuation { continuation in
      let note: @MainActor (String) -> Void = { name in
        if first == nil { continuation.resume() }
        first = first ?? name
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("rescue") }
      start { note("block") }
    }
    return first ?? ""
  }

  @Test("a block runs that is given to the run loop by an event right behind a timer's")
  func blockBesideATimer() async {
    let ran = await first { body in
      _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in }
      SourceOnce.run(priority: G_PRIORITY_DEFAULT) { RunLoop.main.perform { MainActor.assumeIsolated { body() } } }
    }
    #expect(ran == "block")
  }

  @Test("a block runs that is given to the run loop by an event which a timer has made due")
  func blockOfAnEventOfATimer() async {
    let ran = await first { body in
      _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
        MainActor.assumeIsolated {
          SourceOnce.run(priority: G_PRIORITY_HIGH) { RunLoop.main.perform { MainActor.assumeIsolated { body() } } }
        }
      }
    }
    #expect(ran == "block")
  }

  @Test("a block runs that is given to the run loop when nothing else is due")
  func blockWhenIdle() async {
    let ran = await first { body in
      MainLoop.whenIdle { RunLoop.main.perform { MainActor.assumeIsolated { body() } } }
    }
    #expect(ran == "block")
  }

  @Test("a block that a block gives runs, where that turns the loop itself until it has")
  func blockInNestedLoop() async {
    let ran = await first { body in
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          var hasRun = false
          RunLoop.main.perform { MainActor.assumeIsolated { hasRun = true } }
          while !hasRun { g_main_context_iteration(nil, 1) }
          body()
        }
      }
    }
    #expect(ran == "block")
  }

  @Test("a loop that a timer turns itself sleeps until something is due, though that timer's date has passed")
  func nestedInTimer() async {
    let polls = await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        MainActor.assumeIsolated { continuation.resume(returning: PollCount.inNestedLoop()) }
        timer.invalidate()
      }
    }
    #expect(polls == 2)
  }

  @Test("an idle loop is not woken: it looks once more after an event and then sleeps, also while a timer is far away")
  func idle() async throws {
    #expect(try await PollCount.whileIdle() == 2)
    let timer = Timer(timeInterval: 600, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    #expect(try await PollCount.whileIdle() == 2)
    timer.invalidate()
  }
}

/// Counts how often GLib's loop has asked the system for events.
@MainActor
enum PollCount {
  private static var (count, isOver) = (0, false)

  /// The fewest in 200 ms of several tries: tests of other suites use the same loop in between.
  static func whileIdle() async throws -> Int {
    var fewest = Int.max
    for _ in 0..<20 where fewest > 2 {
      try await Task.sleep(for: .milliseconds(50))
      fewest = min(fewest, try await during { try await Task.sleep(for: .milliseconds(200)) })
    }
    return fewest
  }

  /// The fewest in 50 ms of a loop that the caller turns.
  static func inNestedLoop() -> Int {
    var fewest = Int.max
    for _ in 0..<20 where fewest > 2 {
      isOver = false
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, 50,
        { _ in
          MainActor.assumeIsolated { PollCount.isOver = true }
          return 0
        }, nil, nil)
      let original = begin()
      while !isOver { g_main_context_iteration(nil, 1) }
      fewest = min(fewest, end(original))
    }
    return fewest
  }

  private static func during(_ body: @MainActor () async throws -> Void) async throws -> Int {
    let original = begin()
    defer { _ = end(original) }
    try await body()
    return count
  }

  private static func begin() -> GPollFunc? {
    let context = g_main_context_default()
    let original = g_main_context_get_poll_func(context)
    count = 0
    g_main_context_set_poll_func(context) { fds, number, timeout in
      MainActor.assumeIsolated { PollCount.count += 1 }
      return g_poll(fds, number, timeout)
    }
    return original
  }

  private static func end(_ original: GPollFunc?) -> Int {
    g_main_context_set_poll_func(g_main_context_default(), original)
    return count
  }
}
