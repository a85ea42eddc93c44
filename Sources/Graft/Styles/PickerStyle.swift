import ViewGraph

/// How the choices of a picker are offered. The styles are the library's own. Claims CT8 and CT9.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The look. The library's own requirement.
  var _look: _PickerLook { get }
}

/// How a built-in picker offers its choices.
public enum _PickerLook: Hashable, Sendable {
  case menu, segments, radioGroup
  /// Items of the menu around. Claim MN10.
  case items
}

/// A button that opens a list of the choices. Claim CT8.
public struct MenuPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.menu

  /// The style.
  public init() {}
}

/// A button that opens a list of the choices. Claim CT8.
public struct DefaultPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.menu

  /// The style.
  public init() {}
}

/// Buttons in a row, of which one is pressed. Claim CT9.
public struct SegmentedPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.segments

  /// The style.
  public init() {}
}

/// Buttons in a row, of which one is pressed. Claim CT9.
public struct PalettePickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.segments

  /// The style.
  public init() {}
}

/// Radio buttons below each other. Claim CT9.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.radioGroup

  /// The style.
  public init() {}
}

/// Radio buttons below each other. Claim CT9.
public struct InlinePickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.radioGroup

  /// The style.
  public init() {}
}

/// As a menu. Claim CT9.
public struct WheelPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.menu

  /// The style.
  public init() {}
}

/// As a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The look.
  public let _look = _PickerLook.menu

  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A button that opens a list of the choices.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a list of the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons in a row, of which one is pressed.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Buttons in a row, of which one is pressed.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Radio buttons below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As a menu.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// As a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

private struct RadioAxisKey: EnvironmentKey {
  static var defaultValue: Axis { .vertical }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// How radio buttons lie beside each other.
  var radioAxis: Axis {
    get { self[RadioAxisKey.self] }
    set { self[RadioAxisKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view offer their choices; the nearest wins. Claims CT8 and CT9.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerLook, style._look) }

  /// Puts the radio buttons of the pickers in this view side by side. As SwiftUI documents it.
  public func horizontalRadioGroupLayout() -> some View { environment(\.radioAxis, .horizontal) }

  /// Changes nothing: there are no wheels.
  public func defaultWheelPickerItemHeight(_ height: Double) -> some View { self }
}
