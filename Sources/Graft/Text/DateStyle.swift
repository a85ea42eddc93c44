import Foundation
import ViewGraph

extension Text {
  /// What of a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    fileprivate let day: Date.FormatStyle.DateStyle
    fileprivate let clock: Date.FormatStyle.TimeStyle

    /// The day, with its month and year.
    public static let date = DateStyle(day: .long, clock: .omitted)
    /// The hour and minute.
    public static let time = DateStyle(day: .omitted, clock: .shortened)
  }

  /// Shows a date as the locale of the surroundings writes it, in the time zone that the user has. As SwiftUI documents it.
  public init(_ date: Date, style: DateStyle) {
    self.init(value: FormattedValue(content: WrittenDate(date: date, style: style)))
  }
}

/// A date that is written in the time zone of the user.
private struct WrittenDate: LocalizedContent {
  let date: Date
  let style: Text.DateStyle

  func string(in locale: Locale) -> String {
    Date.FormatStyle(date: style.day, time: style.clock, locale: locale).format(date)
  }
}
