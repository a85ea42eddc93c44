import Foundation
import ViewGraph

/// What of a date the user picks. As SwiftUI documents it.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date, in the calendar, the time zone and the language of the environment.
///
/// A day that is picked keeps the time, and a time the day; what is outside of the range is not picked. A date that is bound is
/// shown as it is, also where it is outside. Claims CT16 to CT18.
public struct DatePicker<Label: View>: View {
  /// What of a date is picked.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let range: DateRange
  private let components: Components
  @Environment(\.datePickerStyles) private var styles

  private init(_ label: Label, _ selection: Binding<Date>, _ range: DateRange, _ components: Components) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  /// What the style makes of it: by itself a label, and a button with the date.
  public var body: some View {
    // The library's own looks keep what they have in common.
    let look = styles.nearest.map { ($0 as? any BuiltInDatePickerStyle)?.look } ?? .compact
    if let look {
      BuiltInDatePicker(
        look: look, label: label, edit: DateEdit(selection: selection, range: range, components: components))
    } else {
      styles.nearest?.view(of: configuration, \.datePickerStyles)
    }
  }

  private var configuration: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: _StylePart(label), selection: selection, minimumDate: range.first, maximumDate: range.last,
      displayedComponents: components)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let edit = configuration.edit
    self.init(configuration.label, edit.selection, edit.range, edit.components)
  }
}

/// The library's own picker of dates.
struct BuiltInDatePicker<Label: View>: View {
  let look: DatePickerLook
  let label: Label
  let edit: DateEdit
  @Environment(\.locale) private var locale

  var body: some View {
    let name = ViewTitle.name(of: label, in: locale) ?? ""
    switch look {
    case .compact: LabeledControl(label: label, control: CompactDatePicker(name: name, edit: edit))
    case .graphical: LabeledControl(label: label, control: DatePanel(name: name, edit: edit))
    case .fields: LabeledControl(label: label, control: DateFields(name: name, edit: edit))
    }
  }
}

/// Picks any date.
extension DatePicker {
  /// Picks a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateRange(), displayedComponents) }

  /// Picks a date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not before another.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not after another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateRange(range), displayedComponents) }
}

/// Pickers with a text as label. Claim UI17.
extension DatePicker where Label == Text {
  /// Picks a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateRange(), displayedComponents) }

  /// Picks a date. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(LocalizedStringKey(titleResource), selection: selection, displayedComponents: displayedComponents) }

  /// Picks a date.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateRange(), displayedComponents) }

  /// Picks a date between two others.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateRange(range), displayedComponents) }

  /// Picks a date between two others. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Picks a date between two others.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not before another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not before another. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Picks a date that is not before another.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not after another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateRange(range), displayedComponents) }

  /// Picks a date that is not after another. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Picks a date that is not after another.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateRange(range), displayedComponents) }
}

extension DatePicker: SingleView {}
