import ViewGraph

/// What a column shows in the rows of a table. Rows hear of others where these are not the same, as two views are that their parent
/// makes: a function that refers to nothing is, whoever makes it.
struct TableCells: Equatable {
  /// The column, by where it stands among the others.
  let column: RowColumn
  let views: any TableCellViews

  nonisolated static func == (left: TableCells, right: TableCells) -> Bool {
    left.views.isSame(as: right.views) && left.column == right.column
  }
}

/// The views of a column, of values whose type the table does not know.
protocol TableCellViews {
  /// The view of a row's value.
  @MainActor func view(of value: Any) -> AnyView

  func isSame(as other: any TableCellViews) -> Bool
}

/// The views of a column of a table with such values.
struct TableColumnViews<Value, Content: View>: TableCellViews {
  let content: @MainActor (Value) -> Content
  /// Where the text is that the function shows, if it does nothing else: it refers to that, and is another each time.
  let textPath: AnyKeyPath?
  let alignment: TableColumnAlignment

  @MainActor
  func view(of value: Any) -> AnyView {
    guard let value = value as? Value else { return AnyView(EmptyView()) }
    let cell = TableCell(value: value, content: content)
    return alignment == .automatic ? AnyView(cell) : AnyView(cell.aligned(alignment))
  }

  func isSame(as other: any TableCellViews) -> Bool {
    guard let other = other as? Self else { return false }
    if let textPath { return textPath == other.textPath && alignment == other.alignment }
    return ValueComparison.of(Self.self)(self, other)
  }
}

extension View {
  fileprivate func aligned(_ alignment: TableColumnAlignment) -> some View {
    frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.alignment, vertical: .center))
  }
}

private struct TableCell<Value, Content: View>: View, Titled {
  let value: Value
  let content: @MainActor (Value) -> Content

  var body: some View { content(value) }

  var titleParts: [any View] { [body] }
}

private struct TableCellsKey: EnvironmentKey {
  static var defaultValue: [TableCells] { [] }
}

extension EnvironmentValues {
  /// What the columns show that are seen of the table around.
  var tableCells: [TableCells] {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
}
