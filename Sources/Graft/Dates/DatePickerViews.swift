import Foundation
import ViewGraph

/// A button with the date, which opens what it is picked with. Claim CT18.
struct CompactDatePicker: View {
  let name: String
  let edit: DateEdit
  @State private var isOpen = false
  @Environment(\.self) private var environment

  var body: some View {
    let text = edit.words(in: environment)
    Button {
      isOpen = true
    } label: {
      Text(verbatim: text)
    }
    .accessibilityLabel(name).accessibilityValue(text)
    .popover(isPresented: $isOpen, arrowEdge: .bottom) { DatePanel(name: name, edit: edit).padding(12) }
  }
}

extension DateEdit {
  /// The parts that are picked, as the language here writes them.
  @MainActor
  fileprivate func words(in environment: EnvironmentValues) -> String {
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(selection.wrappedValue)
  }
}

/// A calendar, and fields for the time. Claim CT18.
struct DatePanel: View {
  let name: String
  let edit: DateEdit

  var body: some View {
    VStack(spacing: 10) {
      if edit.components.contains(.date) { CalendarWidget(name: name, edit: edit) }
      if edit.components.contains(.hourAndMinute) { TimeFields(name: name, edit: edit) }
    }
  }
}

/// A field for each part of the date, in the order of the language, and the time. Claim CT18.
struct DateFields: View {
  let name: String
  let edit: DateEdit
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 6) {
      if edit.components.contains(.date) {
        ForEach(DateFields.order(in: locale), id: \.self) { part in
          DateField(name: name, edit: edit, part: part)
        }
      }
      if edit.components.contains(.hourAndMinute) { TimeFields(name: name, edit: edit) }
    }
  }

  private static func order(in locale: Locale) -> [Calendar.Component] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "dMy"
    let places: [(Calendar.Component, Character)] = [(.day, "d"), (.month, "M"), (.year, "y")]
    return places.sorted { left, right in
      (pattern.firstIndex(of: left.1) ?? pattern.endIndex) < (pattern.firstIndex(of: right.1) ?? pattern.endIndex)
    }
    .map(\.0)
  }
}

/// The hour and the minute, with 12 or 24 hours as the language counts them.
struct TimeFields: View {
  let name: String
  let edit: DateEdit
  @Environment(\.self) private var environment

  var body: some View {
    let calendar = environment.pickingCalendar
    let hour = edit.part(.hour, in: calendar)
    HStack(spacing: 4) {
      if halves == nil {
        DateField(name: name, edit: edit, part: .hour)
      } else {
        NumberField(name: name, number: halfDayHour(hour), range: 1...12, digits: 2)
      }
      Text(verbatim: ":")
      DateField(name: name, edit: edit, part: .minute)
      if let halves {
        Button(hour.wrappedValue < 12 ? halves.morning : halves.afternoon) {
          hour.wrappedValue += hour.wrappedValue < 12 ? 12 : -12
        }
        .fixedSize()
      }
    }
  }

  /// What the halves of the day are called where hours are counted to 12.
  private var halves: (morning: String, afternoon: String)? {
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: environment.locale) ?? "H"
    guard pattern.contains("a") else { return nil }
    return (environment.pickingCalendar.amSymbol, environment.pickingCalendar.pmSymbol)
  }

  private func halfDayHour(_ hour: Binding<Int>) -> Binding<Int> {
    Binding {
      (hour.wrappedValue + 11) % 12 + 1
    } set: {
      hour.wrappedValue = $0 % 12 + (hour.wrappedValue < 12 ? 0 : 12)
    }
  }
}

/// One part of a date as a field.
private struct DateField: View {
  let name: String
  let edit: DateEdit
  let part: Calendar.Component
  @Environment(\.self) private var environment

  var body: some View {
    let calendar = environment.pickingCalendar
    NumberField(
      name: name, number: edit.part(part, in: calendar), range: range(in: calendar), digits: part == .year ? 4 : 2)
  }

  private func range(in calendar: Calendar) -> ClosedRange<Int> {
    if part == .year { return 1...9999 }
    let range = calendar.maximumRange(of: part) ?? 0..<60
    return range.lowerBound...range.upperBound - 1
  }
}
