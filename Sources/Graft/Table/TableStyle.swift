import ViewGraph

/// How tables look. The styles are the library's own. As SwiftUI documents it. Claim TB21.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The look. The library's own requirement.
  var _look: _TableLook { get }
}

/// How a table looks.
public struct _TableLook: Hashable, Sendable {
  var hasFrame = false
  var alternatesRowBackgrounds = false
}

/// Rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// The look.
  public let _look = _TableLook()

  /// The style.
  public init() {}
}

/// Rows without a frame around them.
public struct InsetTableStyle: TableStyle {
  /// The look.
  public let _look: _TableLook

  /// The style.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// The style, in which every second row may have another background.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows in a frame.
public struct BorderedTableStyle: TableStyle {
  /// The look.
  public let _look: _TableLook

  /// The style.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// The style, in which every second row may have another background.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(hasFrame: true, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// Rows from edge to edge.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows without a frame around them.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows without a frame, of which every second may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows in a frame, of which every second may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Has the tables in this view a style. As SwiftUI documents it. Claim TB21.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { environment(\.tableLook, style._look) }

  /// Whether the tables in this view show the headers of their columns. As SwiftUI documents it. Claim TB21.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

private struct TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { _TableLook() }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
