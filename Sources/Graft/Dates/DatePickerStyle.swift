import ViewGraph

/// With what dates are picked. The styles are the library's own. Claim CT18.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The look. The library's own requirement.
  var _look: _DatePickerLook { get }
}

/// With what a built-in picker picks dates.
public enum _DatePickerLook: Hashable, Sendable {
  case compact, graphical, fields
}

/// A button with the date, which opens a calendar. Claim CT18.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.compact

  /// The style.
  public init() {}
}

/// A button with the date, which opens a calendar. Claim CT18.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.compact

  /// The style.
  public init() {}
}

/// A calendar in its place. Claim CT18.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.graphical

  /// The style.
  public init() {}
}

/// A field with buttons for each part of the date. Claim CT18.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.fields

  /// The style.
  public init() {}
}

/// A field with buttons for each part of the date. Claim CT18.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.fields

  /// The style.
  public init() {}
}

/// As fields. Claim CT18.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The look.
  public let _look = _DatePickerLook.fields

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

private struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets with what dates are picked in this view; the nearest wins. Claim CT18.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerLook, style._look)
  }
}
