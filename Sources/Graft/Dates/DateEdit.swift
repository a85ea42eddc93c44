import Foundation
import ViewGraph

/// The dates that can be picked.
struct DateRange: Equatable {
  var first: Date?
  var last: Date?

  init() {}
  init(_ range: ClosedRange<Date>) { (first, last) = (range.lowerBound, range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { first = range.lowerBound }
  init(_ range: PartialRangeThrough<Date>) { last = range.upperBound }

  /// The date in the range that is nearest to one on the same day; nil where that day is outside.
  func nearest(to date: Date, in calendar: Calendar) -> Date? {
    let nearest = min(max(date, first ?? date), last ?? date)
    return nearest == date || calendar.isDate(nearest, inSameDayAs: date) ? nearest : nil
  }
}

/// How the parts of a date are edited.
struct DateEdit {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents

  /// The parts of the date as numbers, each of which can be written: the others stay. A day that its month does not have is the
  /// last that it has.
  @MainActor
  func part(_ part: Calendar.Component, in calendar: Calendar) -> Binding<Int> {
    Binding {
      calendar.component(part, from: selection.wrappedValue)
    } set: { number in
      var parts = calendar.dateComponents(DateEdit.parts, from: selection.wrappedValue)
      parts.setValue(number, for: part)
      write(parts, in: calendar)
    }
  }

  /// Writes another day at the same time. Claim CT16.
  @MainActor
  func write(year: Int, month: Int, day: Int, in calendar: Calendar) {
    var parts = calendar.dateComponents(DateEdit.parts, from: selection.wrappedValue)
    (parts.year, parts.month, parts.day) = (year, month, day)
    write(parts, in: calendar)
  }

  private static let parts: Set<Calendar.Component> = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
  ]

  @MainActor
  private func write(_ parts: DateComponents, in calendar: Calendar) {
    var (parts, firstOfMonth) = (parts, parts)
    firstOfMonth.day = 1
    let days = calendar.date(from: firstOfMonth).flatMap { calendar.range(of: .day, in: .month, for: $0) }
    parts.day = min(parts.day ?? 1, (days?.upperBound ?? 32) - 1)
    guard let date = calendar.date(from: parts), let picked = range.nearest(to: date, in: calendar) else { return }
    if picked != selection.wrappedValue { selection.wrappedValue = picked }
  }
}

extension EnvironmentValues {
  /// The calendar here with the time zone and the language here.
  var pickingCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
