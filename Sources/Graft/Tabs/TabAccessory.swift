import ViewGraph

/// Where what stands below tabs is. As SwiftUI documents it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of the tabs: nowhere here.
  case inline
  /// Over the whole width, below the content of the tabs.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory of a tab view is, for what is in it; nil elsewhere.
  public fileprivate(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

/// When the search of a tab begins. As SwiftUI documents it.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

extension View {
  /// Puts a view below the content of all tabs of a tab view, over its whole width. As SwiftUI documents it.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// The same where it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if isEnabled { content().environment(\.tabViewBottomAccessoryPlacement, .expanded) }
    }
  }

  /// Changes nothing: a search begins where the user types.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

extension TabContent {
  /// Shows buttons beside the heading of a section of tabs where tabs are in a sidebar. As SwiftUI documents it.
  public func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> ModifiedContent<Self, _TabSectionActions> { modifier(_TabSectionActions(actions: AnyView(content()))) }
}

/// The buttons of a section of tabs.
public struct _TabSectionActions: ViewModifier {
  let actions: AnyView

  /// The tabs: their tab view shows the buttons.
  public func body(content: Content) -> some View { content }
}
