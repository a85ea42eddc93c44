import ViewGraph

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether the buttons of menus have an arrow here.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The order that is said of the items of menus here; they stand as declared.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
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

extension View {
  /// Says whether the buttons of menus in this view have an arrow. Claim MN12.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says whether the menus in this view close when an item is chosen. Claim MN12.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Changes nothing on the desktop but what `\.menuOrder` says. Claim MN12.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
