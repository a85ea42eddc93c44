import ViewGraph

/// How buttons look, while the library keeps how they behave: a click, Space or Return runs the action once.
///
/// The button is exactly as large as the body: nothing of the theme's is around it, but for a ring that shows the keyboard's
/// focus. Claims SY1 and SY2; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
  /// A button as the style sees it.
  typealias Configuration = ButtonStyleConfiguration
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The label that the button was given.
  public typealias Label = _StylePart
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether releasing the pointer, or the key, would run the action. Claims SY2 and SY3.
  public let isPressed: Bool
}

/// How buttons look and what makes them run. Claim SY4; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle where _Configuration == PrimitiveButtonStyleConfiguration {
  /// A button as the style sees it.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button as its style sees it that runs the action itself.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The label that the button was given.
  public typealias Label = _StylePart
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: () -> Void

  /// Runs the action. Claim SY4.
  public func trigger() {
    EditedField.finish()
    action()
  }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<PrimitiveButtonStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var buttonStyles: StyleStack<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in this view look; the nearest wins. Claim SY5.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    controlStyle(PressableStyle(style: style), \.buttonStyles)
  }

  /// Sets how the buttons in this view look and what makes them run; the nearest wins. Claim SY5.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    controlStyle(style, \.buttonStyles)
  }
}

/// A style for the looks, as one that has the library's button run the action.
private struct PressableStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View { PressableButton(style: style, button: configuration) }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let button: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    let seen = ButtonStyleConfiguration(role: button.role, label: button.label, isPressed: isPressed)
    ButtonWidget(
      look: .bare, role: button.role, action: button.action, isPressed: $isPressed, label: StyleBody(style, seen))
  }
}
