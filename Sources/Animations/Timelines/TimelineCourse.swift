import Foundation

/// Which date of a schedule is shown, and which comes next.
package struct TimelineCourse {
  /// The date that is shown.
  package private(set) var date: Date
  /// When another one is to be shown; none after the last.
  package private(set) var next: Date?
  private let entries: (Date) -> AnyIterator<Date>
  private var iterator: AnyIterator<Date>
  private let followsFrames: Bool

  /// The course of a schedule at a moment: it shows the latest date that is due, or the present time where none is yet. A
  /// schedule without any date, as a paused one, goes on to show a date that was shown before.
  package init<Schedule: TimelineSchedule>(_ schedule: Schedule, at now: Date, after former: Date? = nil) {
    entries = { date in AnyIterator(schedule.entries(from: date, mode: .normal).makeIterator()) }
    followsFrames = (schedule as? any FrameFollowing)?.followsFrames ?? false
    iterator = entries(now)
    date = now
    next = iterator.next()
    if next == nil, let former { date = former }
    if let first = next, first <= now { takeDue(at: now) }
  }

  /// Comes to a moment. Tells whether another date is shown: the latest that is due.
  package mutating func advance(to now: Date) -> Bool {
    guard let due = next, due <= now else { return false }
    if followsFrames { return follow(now) }
    let before = date
    takeDue(at: now)
    return date != before
  }

  /// When the next frame is, nobody knows; each shows its own time.
  private mutating func follow(_ now: Date) -> Bool {
    defer { (date, next) = (now, now) }
    return date != now
  }

  private mutating func takeDue(at now: Date) {
    for _ in 0..<Self.mostSteps {
      guard let due = next, due <= now else { break }
      date = due
      next = iterator.following(due)
    }
    // What has fallen far behind begins anew.
    if let due = next, due <= now { restart(at: now) }
    if followsFrames { (date, next) = (now, now) }
  }

  private mutating func restart(at now: Date) {
    iterator = entries(now)
    guard let first = iterator.next() else { return next = nil }
    if first <= now { date = first }
    next = first <= now ? iterator.following(max(first, now)) : first
  }

  /// How many dates are looked at in turn.
  fileprivate static let mostSteps = 10_000
}

extension AnyIterator<Date> {
  /// The next date after another; those that are not later are left out, and of endlessly many of them there is none.
  fileprivate func following(_ date: Date) -> Date? {
    for _ in 0..<TimelineCourse.mostSteps {
      guard let next = next() else { return nil }
      if next > date { return next }
    }
    return nil
  }
}
