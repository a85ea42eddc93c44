import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import Testing

/// GLib's loop, which serves Swift's tasks and libdispatch's main queue.
@Suite(.gtk) @MainActor
struct MainLoopTests {
  @Test("a task of the main actor runs in a turn of the loop, after the one that started it")
  func taskRunsInATurn() async {
    var depths: [Int] = []
    let task = Task { @MainActor in depths.append(MainLoop.depth) }
    #expect(depths == [])
    await task.value
    #expect(depths == [1])
  }

  @Test("a block of the main dispatch queue runs in a turn of the loop, on the main thread")
  func dispatchRunsInATurn() async {
    let ran = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: (MainLoop.depth, isMainThread())) }
    }
    #expect(ran == (1, true))
  }

  @Test("a block of the main dispatch queue that is due later runs as well")
  func delayedDispatchRuns() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(30))
  }

  @Test("a task that leaves the main actor comes back to the main thread")
  func taskComesBack() async {
    #expect(await Task.detached { isMainThread() }.value == false)
    #expect(isMainThread())
  }

  @Test("a timeout of GLib fires while a test sleeps")
  func timeoutFiresDuringSleep() async throws {
    var count = 0
    let source = WakeSource(priority: G_PRIORITY_DEFAULT, delay: 10) { count += 1 }
    source.wake()
    #expect(count == 0)
    try await Task.sleep(for: .milliseconds(100))
    #expect(count == 1)
    try await Task.sleep(for: .milliseconds(30))
    #expect(count == 1)
  }

  @Test("the depth is 0 off the loop, 1 in a turn and 2 in a nested turn")
  func depth() async {
    #expect(await Task.detached { MainLoop.depth }.value == 0)
    #expect(MainLoop.depth == 1)
    var nested: [Int] = []
    let source = WakeSource(priority: G_PRIORITY_HIGH) { nested.append(MainLoop.depth) }
    source.wake()
    while source.isPending { g_main_context_iteration(nil, 0) }
    #expect(nested == [2])
    #expect(MainLoop.depth == 1)
  }

  @Test("an idle action runs once, when nothing else is due")
  func whenIdle() async {
    var order: [String] = []
    MainLoop.whenIdle { order.append("idle") }
    let source = WakeSource(priority: G_PRIORITY_DEFAULT_IDLE) { order.append("other") }
    source.wake()
    #expect(order == [])
    await idle()
    #expect(order == ["other", "idle"])
    await idle()
    #expect(order == ["other", "idle"])
  }

  @Test("an idle action is released when it has run")
  func idleActionIsReleased() async {
    let captured = ReleaseProbe()
    MainLoop.whenIdle { [object = captured.object] in _ = object }
    captured.object = nil
    #expect(captured.isAlive)
    await idle()
    #expect(!captured.isAlive)
  }
}

/// An object that somebody else may still hold after it was dropped here.
@MainActor
private final class ReleaseProbe {
  final class Object {}

  var object: Object?
  private weak var watched: Object?

  init() {
    object = Object()
    watched = object
  }

  var isAlive: Bool { watched != nil }
}

/// Waits until the loop has nothing to do.
@MainActor
func idle() async {
  await withCheckedContinuation { continuation in MainLoop.whenIdle { continuation.resume() } }
}

private func isMainThread() -> Bool { Thread.isMainThread }
