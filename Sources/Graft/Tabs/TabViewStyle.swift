import ViewGraph

/// How a tab view offers its tabs. The styles are the library's own. Claims NV33 and NV35.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The look. The library's own requirement.
  var _look: _TabLook { get }
}

/// How a tab view looks.
public enum _TabLook: Hashable, Sendable {
  case tabs
  /// Beside the content, where there is room.
  case sidebar
  case page(showsDots: Bool)
}

/// Tabs in the header bar or along the content.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The look.
  public let _look = _TabLook.tabs

  /// The style.
  public init() {}
}

/// Tabs in a column beside the content, under the headings of their sections; below the content in a narrow window. Claim NV33.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The look.
  public let _look = _TabLook.sidebar

  /// The style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a column beside the content.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// One view at a time in full size, with dots below. A swipe, the arrows and the dots lead to others. Claim NV35.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let showsDots: Bool

    public static let automatic = Self(showsDots: true)
    public static let always = Self(showsDots: true)
    public static let never = Self(showsDots: false)
  }

  /// The look.
  public let _look: _TabLook

  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _look = .page(showsDots: indexDisplayMode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs in the header bar or along the content.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs in the header bar or along the content.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs in the header bar or along the content.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One view at a time in full size.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// One view at a time in full size, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private struct TabLookKey: EnvironmentKey {
  static var defaultValue: _TabLook { .tabs }
}

extension EnvironmentValues {
  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views in this view offer their tabs. Claims NV33 and NV35.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { environment(\.tabLook, style._look) }
}
