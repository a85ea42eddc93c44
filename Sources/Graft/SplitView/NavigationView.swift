import ViewGraph

/// The older container for navigation: a stack of pages, or with two or three views and no style that says otherwise, as many
/// columns. Claims NV17 and UI27.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewLook) private var look

  /// Shows the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views in a stack, or in columns.
  public var body: some View {
    let columns = look == .stack ? [] : ((content as? any DividedView)?.parts ?? []).map { AnyView($0.view) }
    if (2...3).contains(columns.count) {
      NavigationSplitView<AnyView, AnyView, AnyView>(nil, nil, columns)
    } else {
      NavigationStack { content }
    }
  }
}

/// How a `NavigationView` looks.
public enum _NavigationViewLook: Hashable, Sendable { case automatic, stack }

/// How a `NavigationView` shows its views. The styles are the library's own. Claim NV17.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// The look. The library's own requirement.
  var _look: _NavigationViewLook { get }
}

/// A stack for one view, columns for several.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public let _look = _NavigationViewLook.automatic

  /// The style.
  public init() {}
}

/// A stack for one view, columns for several.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public let _look = _NavigationViewLook.automatic

  /// The style.
  public init() {}
}

/// A stack for one view, columns for several. The older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public let _look = _NavigationViewLook.automatic

  /// The style.
  public init() {}
}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public let _look = _NavigationViewLook.stack

  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack for one view, columns for several.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A stack for one view, columns for several.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private struct NavigationViewLookKey: EnvironmentKey {
  static var defaultValue: _NavigationViewLook { .automatic }
}

extension EnvironmentValues {
  var navigationViewLook: _NavigationViewLook {
    get { self[NavigationViewLookKey.self] }
    set { self[NavigationViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the navigation views in this view show theirs. Claim NV17.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    environment(\.navigationViewLook, style._look)
  }
}
