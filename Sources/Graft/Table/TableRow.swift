import ViewGraph

/// Rows of a table: a `TableRow`, a `ForEach` or `Section` of them, or a type of your own with a `tableRowBody`. As SwiftUI
/// documents it. Claim TB25.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: View {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that your type consists of.
  associatedtype TableRowBody: TableRowContent = Never

  /// The rows that your type consists of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// There are none.
  public typealias TableRowValue = Never
}

extension TableRowContent where TableRowBody == Never {
  /// The library's own rows consist of no others.
  public var tableRowBody: Never { fatalError("\(Self.self) is no type of a program's own") }
}

extension TableRowContent {
  /// The rows.
  public var body: TableRowBody { tableRowBody }
}

extension TableRowContent {
  /// Whether some of the rows may be nodes of a tree, so that all leave room for what opens those.
  static var mayBeOutline: Bool { (Body.self as? any TableRowContent.Type)?.isOutline ?? false }

  /// The same, whatever it is known as.
  static var isOutline: Bool { (Self.self as? any OutlineRows.Type)?.mayHaveNodes ?? mayBeOutline }
}

/// Rows that know whether some of them are nodes of a tree.
@MainActor
protocol OutlineRows {
  static var mayHaveNodes: Bool { get }
}

/// The rows of a table for the elements of a collection.
public typealias TableForEachContent<Data: RandomAccessCollection> = ForEach<
  Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

/// A row of a table, which shows a value in each of its columns. As SwiftUI documents it. Claim TB18.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value

  private let value: Value

  /// The row of a value.
  public init(_ value: Value) { self.value = value }

  /// The cells of the row, which is selected by the id of its value.
  public var body: some View { TableRowCells(value: value).tag(value.id) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
}

/// The views of a row in the columns around it.
private struct TableRowCells<Value>: View {
  let value: Value
  @Environment(\.tableCells) private var cells
  @Environment(\.tableOutline) private var outline

  var body: some View {
    if let outline {
      RowCells(cells.map { RowCells.Cell(column: $0.column, content: node($0, outline)) })
        .rowTraits { $0[OutlinePlace.self] = outline }
    } else {
      RowCells(cells.map { RowCells.Cell(column: $0.column, content: $0.views.view(of: value)) })
    }
  }

  /// What opens a node of a tree is in the first column that is shown.
  private func node(_ cell: TableCells, _ place: OutlinePlace) -> AnyView {
    AnyView(
      OutlineCell(place: cell.column == cells.first?.column ? place : nil, content: cell.views.view(of: value)))
  }
}
