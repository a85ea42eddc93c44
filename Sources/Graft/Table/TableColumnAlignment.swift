import ViewGraph

/// Where in its cells the views of a column are. As SwiftUI documents it.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: HorizontalAlignment

  /// At the start.
  public static let automatic = Self(alignment: .leading)
  /// At the start.
  public static let leading = Self(alignment: .leading)
  /// In the middle.
  public static let center = Self(alignment: .center)
  /// At the end.
  public static let trailing = Self(alignment: .trailing)
  /// At the end, as numbers are.
  public static let numeric = Self(alignment: .trailing)
}

extension TableColumn {
  /// Says where the views of the column are in its cells. The title stays at the start.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment
    return column
  }
}
