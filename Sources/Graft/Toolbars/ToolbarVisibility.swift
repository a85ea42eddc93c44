import ViewGraph

/// A bar of which something is said. As SwiftUI documents it.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar of the window, sheet or stack.
  public static let automatic = Self(name: "navigationBar")
  /// The bar of the window, sheet or stack.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar of the window, sheet or stack.
  public static let windowToolbar = Self(name: "navigationBar")
  /// The bar below a view.
  public static let bottomBar = Self(name: "bottomBar")
  /// The tabs of a tab view.
  public static let tabBar = Self(name: "tabBar")
}

extension View {
  /// Shows or hides bars around this view, and no others; without a name, that of the window. Claim MN8.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars.isEmpty ? [.automatic] : Set(bars)))
  }

  /// Shows or hides bars around this view, and no others; without a name, that of the window. Claim MN8.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars.isEmpty ? [.automatic] : Set(bars)))
  }
}

/// Says to the bars around a view, and to those in it, whether they are shown.
private struct BarVisibility: ViewModifier {
  let visibility: Visibility
  let bars: Set<ToolbarPlacement>
  @Environment(\.showsBar) private var showsBar
  @Environment(\.hiddenTabs) private var hiddenTabs
  @Environment(\.hiddenBelow) private var hiddenBelow

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.hidesBelow) {
        if visibility != .automatic, bars.contains(.bottomBar) { $0 = visibility == .hidden }
      }
      .transformPreference(NavigationTraitsKey.self) {
        if visibility != .automatic, bars.contains(.navigationBar) { $0.hidesBar = visibility == .hidden }
      }
      .entry(hides(.tabBar), in: hiddenTabs)
      .entry(hides(.bottomBar), in: hiddenBelow)
  }

  /// Nothing is said by a page that is not shown.
  private func hides(_ bar: ToolbarPlacement) -> Bool? {
    visibility == .hidden && showsBar && bars.contains(bar) ? true : nil
  }
}

private struct HiddenTabsKey: EnvironmentKey {
  static var defaultValue: NodeEntries<Bool>? { nil }
}

private struct HiddenBelowKey: EnvironmentKey {
  static var defaultValue: NodeEntries<Bool>? { nil }
}

private struct HidesBelowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// To whom views say that the tabs around are hidden.
  var hiddenTabs: NodeEntries<Bool>? {
    get { self[HiddenTabsKey.self] }
    set { self[HiddenTabsKey.self] = newValue }
  }

  /// To whom views say that the bars below what is around are hidden.
  var hiddenBelow: NodeEntries<Bool>? {
    get { self[HiddenBelowKey.self] }
    set { self[HiddenBelowKey.self] = newValue }
  }

  /// Whether the bars below views here are hidden.
  var hidesBelow: Bool {
    get { self[HidesBelowKey.self] }
    set { self[HidesBelowKey.self] = newValue }
  }
}
