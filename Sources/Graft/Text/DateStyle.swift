import Foundation
import ViewGraph

extension Text {
  /// What of a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    fileprivate enum Kind: Hashable, Codable, Sendable { case date, time, timer, relative, offset }

    fileprivate let kind: Kind

    /// The day, with its month and year.
    public static let date = DateStyle(kind: .date)
    /// The hour and minute.
    public static let time = DateStyle(kind: .time)
    /// The minutes and seconds to the date, or since, which count by themselves. Claim TX26.
    public static let timer = DateStyle(kind: .timer)
    /// How long it is to the date, or has been since, which counts by itself: `5 min, 23 sec`. Claim TX26.
    public static let relative = DateStyle(kind: .relative)
    /// The same in one unit, with a sign for before or after: `+5 minutes`. Claim TX26.
    public static let offset = DateStyle(kind: .offset)
  }

  /// Shows a date as the locale of the surroundings writes it, in the time zone that the user has. One that counts changes each
  /// second without an evaluation of any view, and not while it cannot be seen (TX26). As SwiftUI documents it.
  public init(_ date: Date, style: DateStyle) { self.init(style.content(of: date)) }

  /// Shows an interval of dates as the locale of the surroundings writes it, in the time zone that the user has. Claim TX27.
  public init(_ dates: ClosedRange<Date>) { self.init(TextContent(dates)) }

  /// Counts between two dates by itself, and stands before the first, after the last, and at the time of a pause. Claim TX27.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .counted(.interval(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date as the locale writes it; one that counts does so here too. Claim TX26.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(style.content(of: date)) }

  /// A timer between two dates, which counts here too. Claim TX27.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(.counted(.interval(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// An interval of dates as the locale writes it. Claim TX27.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(TextContent(dates)) }
}

extension TextContent {
  fileprivate init(_ dates: ClosedRange<Date>) {
    self = .value(
      FormattedValue(
        dates.lowerBound..<dates.upperBound, Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)))
  }
}

extension Text.DateStyle {
  fileprivate func content(of date: Date) -> TextContent {
    switch kind {
    case .date: .value(FormattedValue(content: WrittenDate(date: date, day: .long, clock: .omitted)))
    case .time: .value(FormattedValue(content: WrittenDate(date: date, day: .omitted, clock: .shortened)))
    case .timer: .counted(.timer(date))
    case .relative: .counted(.relative(date))
    case .offset: .counted(.offset(date))
    }
  }
}

/// A date that is written in the time zone of the user.
private struct WrittenDate: LocalizedContent {
  let date: Date
  let day: Date.FormatStyle.DateStyle
  let clock: Date.FormatStyle.TimeStyle

  func string(in locale: Locale) -> String {
    Date.FormatStyle(date: day, time: clock, locale: locale).format(date)
  }
}
