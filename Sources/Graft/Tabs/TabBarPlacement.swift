import ViewGraph

/// Where the tabs of a tab view are. As SwiftUI documents it. Claim NV37.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In the middle of the header bar, or above the content.
  public static let topBar = Self(name: "topBar")
  /// Below the content.
  public static let bottomBar = Self(name: "bottomBar")
  /// In a column beside the content.
  public static let sidebar = Self(name: "sidebar")
  /// As dots below the content.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Nowhere on the desktop.
  public static let ornament = Self(name: "ornament")
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private struct DefaultTabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  /// Where the tabs are of the tab view around the views here; nil where there is none, or it shows none. Claim NV37.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tabs of the tab view around are below the headings of their sections. Claim NV37.
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }

  /// Where the tabs of tab views here are that could be in a column.
  var defaultTabBarPlacement: AdaptableTabBarPlacement {
    get { self[DefaultTabBarPlacementKey.self] }
    set { self[DefaultTabBarPlacementKey.self] = newValue }
  }
}

extension View {
  /// Says where the tabs of the tab views in this view are whose style is `sidebarAdaptable`: by themselves, or as a sidebar, in a
  /// column beside the content where there is room, and as a tab bar where other tab views have them. Claim NV37.
  public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
    environment(\.defaultTabBarPlacement, defaultPlacement)
  }

  /// Changes nothing: where tabs are does not change on the desktop, but by `defaultTabBarPlacement(_:)`.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
