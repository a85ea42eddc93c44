import ViewGraph

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether the buttons of menus have an arrow here.
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// Whether a choice closes the menu.
  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

/// Whether a menu closes when an item is chosen. Claim MN12.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let closes: Bool

  public static let automatic = Self(closes: true)
  public static let enabled = Self(closes: true)
  public static let disabled = Self(closes: false)
}

/// The order of the items of a menu. On the desktop they are always as declared.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let fixed = Self(name: "fixed")
  public static let priority = Self(name: "priority")
}

/// What the button of a menu looks like. The styles are the library's own.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// Whether the button has no border. The library's own requirement.
  var _isBorderless: Bool { get }
}

/// A button as others.
public struct DefaultMenuStyle: MenuStyle {
  /// The look.
  public let _isBorderless = false

  /// The style.
  public init() {}
}

/// A button as others.
public struct ButtonMenuStyle: MenuStyle {
  /// The look.
  public let _isBorderless = false

  /// The style.
  public init() {}
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The look.
  public let _isBorderless = true

  /// The style.
  public init() {}
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

extension View {
  /// Says whether the buttons of menus in this view have an arrow. Claim MN12.
  public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicator, visibility) }

  /// Says whether the menus in this view close when an item is chosen. Claim MN12.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Changes nothing on the desktop. Claim MN12.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets how the buttons of menus in this view look.
  @ViewBuilder public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    if style._isBorderless { buttonStyle(.borderless) } else { self }
  }
}
