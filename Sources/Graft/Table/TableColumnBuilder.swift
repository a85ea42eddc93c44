import ViewGraph

/// Makes the columns of a table from a block. As SwiftUI documents it.
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column, whose rows are those of the table.
  public static func buildExpression<ColumnSort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, ColumnSort, Content, Label>
  ) -> TableColumn<RowValue, ColumnSort, Content, Label> { column }

  /// Columns for the elements of a collection.
  public static func buildExpression<Data, ID, Content: TableColumnContent>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }

  /// Columns, which may sort in another way than the table, or not at all.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue { content }

  /// Columns in their order.
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> TupleTableColumnContent<RowValue, Sort, repeat each Content> { TupleTableColumnContent(repeat each content) }

  /// Columns that may be missing.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> OptionalTableColumnContent<Content> {
    OptionalTableColumnContent(content: content)
  }

  /// The columns of the first branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> ConditionalTableColumnContent<First, Second> { ConditionalTableColumnContent(first: first, second: nil) }

  /// The columns of the second branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> ConditionalTableColumnContent<First, Second> { ConditionalTableColumnContent(first: nil, second: second) }
}

/// The columns of a block, in order.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, each Content: TableColumnContent>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the table.
  public typealias TableColumnSortComparator = Sort

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The runtime's requirement.
  public func _add(to columns: inout _TableColumns) {
    var index = 0
    for part in repeat each content {
      columns.add(part, at: index)
      index += 1
    }
  }
}

/// The columns of an `if`.
public struct OptionalTableColumnContent<Content: TableColumnContent>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What sorts the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  let content: Content?

  /// The runtime's requirement.
  public func _add(to columns: inout _TableColumns) { content?._add(to: &columns) }
}

/// The columns of an `if` with an `else`, or of a `switch`.
public struct ConditionalTableColumnContent<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// What sorts the columns.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  let first: First?
  let second: Second?

  /// The runtime's requirement.
  public func _add(to columns: inout _TableColumns) {
    if let first { columns.add(first, at: 0) }
    if let second { columns.add(second, at: 1) }
  }
}
