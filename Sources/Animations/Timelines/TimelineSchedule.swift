import Foundation

/// When the content of a `TimelineView` is made anew. As SwiftUI documents it.
public protocol TimelineSchedule {
  /// The moments, each later than the one before; one that is not is left out.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a schedule shall have moments.
  typealias Mode = TimelineScheduleMode

  /// The moments from one on: the last that is not after it comes first, if there is any (CV19, CV20). Asked for anew when
  /// the view is shown again.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule shall have moments. As SwiftUI documents it.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it has.
  case normal
  /// Seldom, to save power. Nothing here asks for it.
  case lowFrequency
}

/// A moment for each of an interval. As SwiftUI documents it.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments from a date on, `interval` seconds after each other; only the first where that is not above zero.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  /// The moments of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var count: Double?

    /// The next moment.
    public mutating func next() -> Date? {
      guard let current = count else { return nil }
      // Added up, intervals that are no binary numbers would drift.
      count = interval > 0 && interval.isFinite ? current + 1 : nil
      return current == 0 ? start : start.addingTimeInterval(current * interval)
    }
  }

  /// The moments from the last one that is not after a date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: passed.isFinite && interval > 0 ? max(0, passed) : 0)
  }
}

/// The beginning of each minute. As SwiftUI documents it.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// The schedule.
  public init() {}

  /// The full minutes from the last one that is not after a date.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode).from(startDate)
  }
}

extension PeriodicTimelineSchedule.Entries {
  /// Before the reference date, minutes are full as well.
  fileprivate func from(_ date: Date) -> Self {
    var entries = self
    entries.count = (date.timeIntervalSince(start) / interval).rounded(.down)
    return entries
  }
}

/// Moments that are listed. As SwiftUI documents it.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of dates, each later than the one before.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A moment for each frame, or for each so many seconds. As SwiftUI documents it.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let interval: Double?
  private let isPaused: Bool

  /// A schedule of the frames while they are shown, no nearer to each other than an interval in seconds; without moments
  /// while it is paused, so that the content keeps its date (CV22).
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval, paused)
  }

  /// The moments: of frames as 60 in a second, though the view follows those that are shown.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    Entries(
      frames: PeriodicTimelineSchedule(from: startDate, by: length).entries(from: startDate, mode: mode),
      isPaused: isPaused)
  }

  /// The moments of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool

    /// The next moment; none of a paused schedule.
    public mutating func next() -> Date? { isPaused ? nil : frames.next() }
  }

  private var length: Double { interval.map { $0 > 0 && $0.isFinite ? $0 : 1.0 / 60 } ?? 1.0 / 60 }
}

extension AnimationTimelineSchedule: FrameFollowing {
  package var followsFrames: Bool { !isPaused && !(interval ?? 0 > 0) }
}

/// A schedule that may have a moment for each frame that is shown, whenever that is.
package protocol FrameFollowing {
  var followsFrames: Bool { get }
}
