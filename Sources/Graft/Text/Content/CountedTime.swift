import Foundation

/// A time that goes on by itself in a text (TX26, TX27).
enum CountedTime: Hashable, Sendable {
  /// Minutes and seconds to a date, and then from it.
  case timer(Date)
  /// How long it is to a date, or has been since.
  case relative(Date)
  /// The same with a sign, in one unit.
  case offset(Date)
  /// What is left of an interval, or has gone by; at a time of its own it stands.
  case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
}

extension CountedTime {
  /// When it is another than at a time; nil when it stays.
  func next(after now: Date) -> Date? {
    switch self {
    case .timer(let date), .relative(let date), .offset(let date): date.addingTimeInterval(now.seconds(since: date) + 1)
    case .interval(let range, let pause, let countsDown, _):
      pause == nil
        ? CountedTime.next(after: now, in: range, from: countsDown ? range.upperBound : range.lowerBound) : nil
    }
  }

  private static func next(after now: Date, in range: ClosedRange<Date>, from start: Date) -> Date? {
    if now >= range.upperBound { return nil }
    return max(range.lowerBound, start.addingTimeInterval(now.seconds(since: start) + 1))
  }

  /// What is written at a time.
  func string(at now: Date, in locale: Locale) -> String {
    switch self {
    case .timer(let date): CountedTime.clock(now.distance(from: date), showsHours: true, locale)
    case .relative(let date):
      Duration.seconds(now.distance(from: date)).written(.abbreviated, count: 2, locale)
    case .offset(let date):
      (now < date ? "-" : "+") + Duration.seconds(now.distance(from: date)).written(.wide, count: 1, locale)
    case .interval(let range, let pause, let countsDown, let showsHours):
      CountedTime.clock(CountedTime.seconds(of: range, at: pause ?? now, countsDown), showsHours: showsHours, locale)
    }
  }

  private static func seconds(of range: ClosedRange<Date>, at date: Date, _ countsDown: Bool) -> Int {
    let date = min(max(date, range.lowerBound), range.upperBound)
    return countsDown ? date.distance(from: range.upperBound) : date.distance(from: range.lowerBound)
  }

  /// `1:02:03`, or `62:03` without hours.
  private static func clock(_ seconds: Int, showsHours: Bool, _ locale: Locale) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let rest = [seconds / 60 - hours * 60, seconds % 60]
    let parts = hours > 0 ? [hours] + rest : rest
    return parts.enumerated().map { $1.written(digits: $0 == 0 ? 1 : 2, locale) }.joined(separator: ":")
  }
}

extension Date {
  /// The whole seconds that have gone by since another date; less than none before it.
  fileprivate func seconds(since other: Date) -> TimeInterval { exactSeconds(since: other).rounded(.down) }

  /// How many seconds it is to a date, of which the last is not over yet, or how many have gone by since.
  fileprivate func distance(from other: Date) -> Int {
    let seconds = exactSeconds(since: other)
    return Int(min((seconds < 0 ? -seconds.rounded(.down) : seconds.rounded(.down)), 1e15))
  }

  /// To a thousandth: a sum of dates is no exact number.
  private func exactSeconds(since other: Date) -> TimeInterval { (timeIntervalSince(other) * 1000).rounded() / 1000 }
}

extension Int {
  fileprivate func written(digits: Int, _ locale: Locale) -> String {
    formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
  }
}

extension Duration {
  fileprivate func written(_ width: UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale) -> String {
    formatted(
      .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
        .locale(locale))
  }
}
