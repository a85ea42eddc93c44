import ViewGraph

/// Columns of a table for the elements of a collection. A column follows the id of its element. As SwiftUI documents it.
/// Claim TB20.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the columns.
  public typealias TableColumnSortComparator = Sort

  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  /// Columns for identifiable elements.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, id: \.id, content: content) }

  /// Columns for elements that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  /// The runtime's requirement.
  public func _add(to columns: inout _TableColumns) {
    for element in data { columns.add(content(element), at: element[keyPath: id]) }
  }
}
