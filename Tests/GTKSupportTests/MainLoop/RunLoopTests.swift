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

  @Test("a timer fires of which the run loop's clock has told and was not heard, and so do those after it")
  func unheardClock() async {
    var fired = 0
    let ran = await first { body in
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
        MainActor.assumeIsolated { fired += 1 }
        guard MainActor.assumeIsolated({ fired == 3 }) else { return }
        timer.invalidate()
        MainActor.assumeIsolated { body() }
      }
      Thread.sleep(forTimeInterval: 0.03)
      readClocks()
    }
    #expect(ran == "block" && fired == 3)
  }

  /// Takes away what clocks of the process have to tell, as a run loop does that is woken by one.
  private func readClocks() {
    let folder = "/proc/self/fd/"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let kind = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)
      guard kind == "anon_inode:[timerfd]", let descriptor = Int32(name) else { continue }
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var count: UInt64 = 0
      if poll(&state, 1, 0) == 1 { _ = read(descriptor, &count, MemoryLayout<UInt64>.size) }
    }
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
  private static var count = 0

  /// The fewest in 200 ms of several tries: tests of other suites use the same loop in between.
  static func whileIdle() async throws -> Int {
    var fewest = Int.max
    for _ in 0..<20 where fewest > 2 {
      try await Task.sleep(for: .milliseconds(50))
      fewest = min(fewest, try await during { try await Task.sleep(for: .milliseconds(200)) })
    }
    return fewest
  }

  private static func during(_ body: @MainActor () async throws -> Void) async throws -> Int {
    let context = g_main_context_default()
    let original = g_main_context_get_poll_func(context)
    count = 0
    g_main_context_set_poll_func(context) { fds, number, timeout in
      MainActor.assumeIsolated { PollCount.count += 1 }
      return g_poll(fds, number, timeout)
    }
    defer { g_main_context_set_poll_func(context, original) }
    try await body()
    return count
  }
}
