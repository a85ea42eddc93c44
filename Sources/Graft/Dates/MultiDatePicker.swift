import Foundation
import ViewGraph

/// A control that picks any number of days: a calendar in which a click takes a day or gives it back. Days that are picked have a
/// mark. As SwiftUI documents it.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  /// From the first day on, and before the last.
  private let bounds: (first: Date?, end: Date?)
  @Environment(\.locale) private var locale

  private init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: (first: Date?, end: Date?) = (nil, nil), _ label: Label
  ) { (self.selection, self.bounds, self.label) = (selection, bounds, label) }

  /// Picks any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, (nil, nil), label())
  }

  /// Picks days of a time.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, (bounds.lowerBound, bounds.upperBound), label())
  }

  /// Picks days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, (bounds.lowerBound, nil), label()) }

  /// Picks days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, bounds.upperBound), label()) }

  /// The label and the calendar.
  public var body: some View {
    LabeledControl(
      label: label,
      control: DaysCalendar(
        name: ViewTitle.name(of: label, in: locale) ?? "",
        edit: DaysEdit(selection: selection, first: bounds.first, end: bounds.end)))
  }
}

extension MultiDatePicker where Label == Text {
  /// Picks any days. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Picks any days.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Picks days of a time. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Picks days of a time.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// Picks days from one on. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Picks days before one. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
