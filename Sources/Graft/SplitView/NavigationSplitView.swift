import ViewGraph

/// Shows two or three columns side by side, of which each says what the next one shows: mostly a list whose selection the next
/// column reads.
///
/// The borders can be dragged. A button at the start of the bar, and F9, hide and show the first column. In a window narrower
/// than 600 pixels one column is shown at a time: a choice in a list leads to the next one, and going back clears the
/// choice. A column that is hidden keeps its state and widgets. Claims NV25 to NV29; otherwise as SwiftUI documents it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let columns: [AnyView]
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())]) }

  /// Three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())]) }

  /// Three columns, of which a binding says which one a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())]) }

  /// Three columns, of which bindings say which are shown, and which one in a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
  }

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ columns: [AnyView]
  ) {
    (self.visibility, self.compactColumn, self.columns) = (visibility, compactColumn, columns)
  }

  /// The columns.
  public var body: some View {
    SplitColumns(
      columns: columns, visibility: visibility ?? $ownVisibility, compactColumn: compactColumn ?? $ownCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, [AnyView(sidebar()), AnyView(detail())])
  }

  /// Two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(detail())]) }

  /// Two columns, of which a binding says which one a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())]) }

  /// Two columns, of which bindings say which are shown, and which one in a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())]) }
}

/// Which columns of a split view are shown. As SwiftUI documents it. Claim NV26.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// All of them.
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = Self(name: "detailOnly")

  /// The first of so many columns that is shown.
  func first(of count: Int) -> Int {
    switch self {
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    default: 0
    }
  }
}

/// A column of a split view. As SwiftUI documents it. Claim NV28.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")

  /// The position among so many columns.
  func index(of count: Int) -> Int {
    switch self {
    case .sidebar: 0
    case .content: count - 2
    default: count - 1
    }
  }

  /// The column at a position among so many.
  init(index: Int, of count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }

  private init(name: String) { self.name = name }
}

/// How a split view divides the room. All are the same on the desktop.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

/// The columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

/// The columns beside each other.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns beside each other.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns beside each other.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The columns beside each other.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Changes nothing on the desktop.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }
}
