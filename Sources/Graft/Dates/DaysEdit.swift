import Foundation
import ViewGraph

/// How days are picked.
struct DaysEdit {
  let selection: Binding<Set<DateComponents>>
  /// The days that can be picked: from this one on, and before that.
  let first: Date?
  let end: Date?

  /// Picks a day, or gives it back. One that cannot be picked is not.
  @MainActor
  func toggle(year: Int, month: Int, day: Int, in calendar: Calendar) {
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return }
    let same = days(in: calendar).filter { calendar.isDate($0.date, inSameDayAs: date) }
    if !same.isEmpty {
      selection.wrappedValue.subtract(same.map(\.components))
    } else if canPick(date, in: calendar) {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }

  /// The days of a month that are picked.
  @MainActor
  func days(ofMonth month: Int, year: Int, in calendar: Calendar) -> Set<Int> {
    let parts = days(in: calendar).map { calendar.dateComponents([.year, .month, .day], from: $0.date) }
    return Set(parts.filter { $0.year == year && $0.month == month }.compactMap(\.day))
  }

  /// The days that are picked, with their dates.
  @MainActor
  func days(in calendar: Calendar) -> [(components: DateComponents, date: Date)] {
    selection.wrappedValue.compactMap { components in calendar.date(from: components).map { (components, $0) } }
  }

  private func canPick(_ date: Date, in calendar: Calendar) -> Bool {
    let isBegun = first.map { date >= calendar.startOfDay(for: $0) } ?? true
    return isBegun && (end.map { date < $0 } ?? true)
  }
}
