import ViewGraph

/// How lists look. The styles are the library's own; a change of style keeps rows, state and what is scrolled to. Claim LS48.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look. The library's own requirement.
  var _look: _ListLook { get }
}

/// How a list looks.
public struct _ListLook: Hashable, Sendable {
  enum Kind { case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered }

  var kind = Kind.automatic
  var alternatesRowBackgrounds = false

  /// Whether the rows of a section are in a box.
  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

  /// Whether that is the look of a sidebar, in a column of a split view or in none.
  func isSidebar(in column: SplitColumn?) -> Bool {
    kind == .sidebar || kind == .automatic && column?.isSidebar == true
  }
}

/// Rows from edge to edge, and in the sidebar of a split view the look of a sidebar.
public struct DefaultListStyle: ListStyle {
  /// The look.
  public let _look = _ListLook()

  /// The style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// The look.
  public let _look = _ListLook(kind: .plain)

  /// The style.
  public init() {}
}

/// Rows with room at both sides.
public struct InsetListStyle: ListStyle {
  /// The look.
  public let _look: _ListLook

  /// The style.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// The style, in which every second row may have another background.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _ListLook(kind: .inset, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// The rows of each section in a box, as wide as the list.
public struct GroupedListStyle: ListStyle {
  /// The look.
  public let _look = _ListLook(kind: .grouped)

  /// The style.
  public init() {}
}

/// The rows of each section in a box, with room at both sides.
public struct InsetGroupedListStyle: ListStyle {
  /// The look.
  public let _look = _ListLook(kind: .insetGrouped)

  /// The style.
  public init() {}
}

/// Rows as in the sidebar of a window.
public struct SidebarListStyle: ListStyle {
  /// The look.
  public let _look = _ListLook(kind: .sidebar)

  /// The style.
  public init() {}
}

/// Rows in a frame.
public struct BorderedListStyle: ListStyle {
  /// The look.
  public let _look: _ListLook

  /// The style.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// The style, in which every second row may have another background.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _ListLook(kind: .bordered, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows from edge to edge, and in the sidebar of a split view the look of a sidebar.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at both sides.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with room at both sides, of which every second may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// The rows of each section in a box, as wide as the list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The rows of each section in a box, with room at both sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in the sidebar of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a frame, of which every second may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
