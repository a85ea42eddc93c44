import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The time that timelines go by; a test may have another.
@MainActor
package enum TimelineTime {
  package static var now: () -> Date = { Date() }
}

/// Has the timelines of one host tick while it is drawn: by a timer, or with the frames where a date is nearer than two of
/// them. While nothing ticks, nothing wakes.
@MainActor
final class TimelineDriver {
  private let setFollowingFrames: @MainActor (Bool) -> Void
  private let tick: @MainActor () -> Void
  private var timer: WakeSource?
  private var followsFrames = false

  /// A driver that calls a function when a date has come, and another when it needs frames and when it does not any more.
  init(
    setFollowingFrames: @escaping @MainActor (Bool) -> Void, tick: @escaping @MainActor () -> Void
  ) {
    (self.setFollowingFrames, self.tick) = (setFollowingFrames, tick)
  }

  /// Waits for a date; nil waits for nothing.
  func wait(for date: Date?) {
    timer?.cancel()
    timer = nil
    let seconds = date.map { $0.timeIntervalSince(TimelineTime.now()) }
    follow(frames: seconds.map { $0 < Self.nearest } ?? false)
    guard let seconds, !followsFrames else { return }
    // A timer that comes too early would find nothing due.
    let milliseconds = min((seconds * 1000).rounded(.up), Self.longest)
    let timer = WakeSource(priority: G_PRIORITY_DEFAULT, delay: UInt32(milliseconds), tick)
    self.timer = timer
    timer.wake()
  }

  private func follow(frames: Bool) {
    guard frames != followsFrames else { return }
    followsFrames = frames
    setFollowingFrames(frames)
  }

  /// Two frames, in seconds.
  private static let nearest = 0.034
  /// A day, in milliseconds.
  private static let longest = 86_400_000.0
}
