import ViewGraph

/// How the buttons of menus look; items of menus have a look of their own. Claim SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol MenuStyle: _ControlStyle where _Configuration == MenuStyleConfiguration {
  /// A menu as the style sees it.
  typealias Configuration = MenuStyleConfiguration
}

/// A menu as its style sees it, of which `Menu(_:)` makes the menu in the next outer style.
public struct MenuStyleConfiguration {
  /// The label that the menu was given.
  public typealias Label = _StylePart
  /// The items that the menu was given.
  public typealias Content = _StylePart

  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?
}

/// A button as others.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public init() {}

  /// A button as others.
  public func makeBody(configuration: Configuration) -> some View { BuiltInMenu(configuration) }
}

/// A button as others.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}

  /// A button as others.
  public func makeBody(configuration: Configuration) -> some View { BuiltInMenu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}

  /// A button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInMenu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button as others.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button as others.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<MenuStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var menuStyles: StyleStack<MenuStyleConfiguration> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons of menus in this view look; the nearest wins. Claim SY5.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { controlStyle(style, \.menuStyles) }
}
