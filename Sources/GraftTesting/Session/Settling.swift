import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Waiting until nothing is pending.
@MainActor
public enum Settling {
  /// How many frames may pass before a program counts as never settling, and during how many of the last it is watched.
  private static let (frameLimit, watchedFrames) = (60, 10)

  /// Runs cycles, layout and painting until nothing is pending in any window. Takes at least one frame of each mapped
  /// window; a task that sleeps or waits for something outside of the process is not waited for.
  ///
  /// Gives up after 60 frames and returns false. In a test that has one of Graft's traits this is an issue which names
  /// what is pending and what has run meanwhile; `.gtk(allowing: "has not settled")` takes it for granted.
  @discardableResult
  public static func settle() async -> Bool {
    for _ in 0..<(frameLimit - watchedFrames) where await isSettledAfterFrame() { return true }
    let activity = Activity()
    for _ in 0..<watchedFrames where await isSettledAfterFrame() {
      _ = activity.finish()
      return true
    }
    TestSession.note("the program has not settled after \(frameLimit) frames; \(activity.finish())")
    return false
  }

  /// Settles, and does at once what debug builds do when a program has been idle for a second: they look for values that
  /// never arrived, which are then in `Diagnostics.recorded`.
  ///
  /// No time passes: a push that waits for a moment has not come. Let it pass before, by a `TestClock` or by sleeping.
  public static func rest() async {
    await settle()
    #if DEBUG
      IdleLook.shared.look()
    #endif
  }

  private static func isSettledAfterFrame() async -> Bool {
    await idle()
    let (worked, cycles) = (hasPendingWork, UpdateScheduler.shared.cycleCount)
    await Frames.next()
    // What a tick writes in a frame is shown in that frame, and so is never found pending.
    return !worked && !hasPendingWork && cycles == UpdateScheduler.shared.cycleCount
  }

  private static var hasPendingWork: Bool { UpdateScheduler.shared.hasPendingWork || LiveHosts.hasPendingWork }

  /// Waits until the main loop has nothing to do at any priority, or for a fifth of a second if it always has: more on a
  /// machine that is so busy that the loop has not worked for half of that time.
  static func idle() async {
    let turn = Turn()
    await withCheckedContinuation { continuation in
      turn.continuation = continuation
      MainLoop.whenIdle { turn.finish() }
      turn.limit = Task {
        let start = workingTime
        // The real time, whatever a test makes of its own.
        repeat { try await Task.sleep(for: .milliseconds(200)) } while workingTime - start < .milliseconds(100)
        turn.finish()
      }
    }
  }

  /// How long the main thread has worked.
  private static var workingTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Goes on once, with whichever comes first.
  @MainActor
  private final class Turn {
    var continuation: CheckedContinuation<Void, Never>?
    var limit: Task<Void, any Error>?

    func finish() {
      limit?.cancel()
      limit = nil
      continuation?.resume()
      continuation = nil
    }
  }
}
