import ViewGraph

/// How toggles look and behave. Claim SY13; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
  /// A toggle as the style sees it.
  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  /// The label that the toggle was given.
  public typealias Label = _StylePart
  /// What the toggle says.
  public let label: Label
  /// Whether the toggle is on; writing it writes the toggle's binding. Claim SY13.
  @Binding public var isOn: Bool
  /// Whether some of several sources are on and some off. Claim CT11.
  public let isMixed: Bool
}

/// What a built-in toggle looks like.
enum ToggleLook {
  /// A switch in the row of a form, a button in a bar, else a check box. Claim SY14.
  case automatic
  case checkbox, `switch`, button

  func resolved(in place: FormPlace, isInBar: Bool) -> ToggleLook {
    guard self == .automatic else { return self }
    return isInBar ? .button : place == .row ? .switch : .checkbox
  }
}

@MainActor
protocol BuiltInToggleStyle: ToggleStyle, BuiltInLook where Look == ToggleLook {}

extension BuiltInToggleStyle {
  func widget(_ toggle: ToggleStyleConfiguration) -> some View {
    BuiltInToggle(look: look, isOn: toggle.$isOn, isMixed: toggle.isMixed, label: toggle.label)
  }
}

/// A switch in the row of a form, a button in a bar, and a check box beside its label elsewhere. Claim SY14.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  let look = ToggleLook.automatic

  /// The style.
  public init() {}

  /// The library's own toggle.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A check box beside its label. Claim SY14.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  let look = ToggleLook.checkbox

  /// The style.
  public init() {}

  /// The library's own toggle.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A switch after its label. Claim SY14.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  let look = ToggleLook.switch
  let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style, with a colour that switches mark with while they are on. Claim SY11.
  public init(tint: Color) { self.tint = tint }

  /// The library's own toggle.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration).tinted(tint) }
}

/// A button that stays pressed. Claim SY14.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  let look = ToggleLook.button

  /// The style.
  public init() {}

  /// The library's own toggle.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch in the row of a form, a button in a bar, and a check box beside its label elsewhere.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box beside its label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ToggleStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var toggleStyles: StyleStack<ToggleStyleConfiguration> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in this view look; the nearest wins. Claims SY5 and SY14.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { controlStyle(style, \.toggleStyles) }
}
