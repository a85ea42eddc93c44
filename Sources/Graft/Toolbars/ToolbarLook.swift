import ViewGraph

/// What a bar is for. On the desktop a bar has one look. As SwiftUI documents it.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let browser = Self(name: "browser")
  public static let editor = Self(name: "editor")
  public static let navigationStack = Self(name: "navigationStack")
}

/// How large the title in a bar is. On the desktop it has one look. As SwiftUI documents it.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let inline = Self(name: "inline")
  public static let inlineLarge = Self(name: "inlineLarge")
  public static let large = Self(name: "large")
}

/// What SwiftUI says of the looks of bars, which are the theme's on the desktop. Claim MN8.
extension View {
  /// Changes nothing on the desktop, which has no bar with the state of a phone.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Changes nothing on the desktop, which has no bar with the state of a phone.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarForegroundStyle<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Changes nothing on the desktop. Claim NV20.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Changes nothing on the desktop.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}
