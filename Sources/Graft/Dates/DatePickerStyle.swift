import Foundation
import ViewGraph

/// With what dates are picked. Claims CT18 and SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol DatePickerStyle: _ControlStyle where _Configuration == DatePickerStyleConfiguration {
  /// A picker as the style sees it.
  typealias Configuration = DatePickerStyleConfiguration
}

/// A picker of dates as its style sees it.
public struct DatePickerStyleConfiguration {
  /// The label that the picker was given.
  public typealias Label = _StylePart
  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be picked; nil for any.
  public let minimumDate: Date?
  /// The last date that can be picked; nil for any.
  public let maximumDate: Date?
  /// What of the date is picked.
  public let displayedComponents: DatePickerComponents
}

/// A look of the library's own picker.
@MainActor
protocol BuiltInDatePickerStyle: DatePickerStyle {
  var look: DatePickerLook { get }
}

extension BuiltInDatePickerStyle {
  /// The library's own picker.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(look: look, label: configuration.label, edit: configuration.edit)
  }
}

/// With what a built-in picker picks dates.
enum DatePickerLook {
  case compact, graphical, fields
}

extension DatePickerStyleConfiguration {
  /// How the parts of the date are edited.
  var edit: DateEdit {
    var range = DateRange()
    (range.first, range.last) = (minimumDate, maximumDate)
    return DateEdit(selection: $selection, range: range, components: displayedComponents)
  }
}

/// A button with the date, which opens a calendar. Claim CT18.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.compact

  /// The style.
  public init() {}
}

/// A button with the date, which opens a calendar. Claim CT18.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.compact

  /// The style.
  public init() {}
}

/// A calendar in its place. Where its weeks begin with another day than those of the desktop it shows the days of the month
/// alone. Claim CT18.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.graphical

  /// The style.
  public init() {}
}

/// A field with buttons for each part of the date. Claim CT18.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.fields

  /// The style.
  public init() {}
}

/// A field with buttons for each part of the date. Claim CT18.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.fields

  /// The style.
  public init() {}
}

/// As fields. Claim CT18.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
  let look = DatePickerLook.fields

  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A button with the date, which opens a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date, which opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar in its place.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field with buttons for each part of the date.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with buttons for each part of the date.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// As fields.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DatePickerStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets with what dates are picked in this view; the nearest wins. Claims CT18 and SY5.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(style, \.datePickerStyles)
  }
}
