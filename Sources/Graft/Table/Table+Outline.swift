import Foundation
import ViewGraph

/// Tables of trees.
extension Table {
  /// A table of the trees below elements. As SwiftUI documents it. Claim TB19.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      customization: columnCustomization, columns: columns(), rows: TableOutlineGroupContent(data, children: children))
  }

  /// A table of the trees below elements. A click on the header of a column that sorts writes the order, by which the
  /// program sorts its data. As SwiftUI documents it. Claims TB19 and TB3.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      sort: TableSort(sortOrder), customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children))
  }

  /// A table of the trees below elements, of which the user selects one row by its id. As SwiftUI documents it. Claims TB19
  /// and TB10.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children))
  }

  /// A table of the trees below elements, of which the user selects one row by its id. A click on the header of a column
  /// that sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB19, TB10 and TB3.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(), rows: TableOutlineGroupContent(data, children: children))
  }

  /// A table of the trees below elements, of which the user selects any number of rows by their ids. As SwiftUI documents
  /// it. Claims TB19 and TB10.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children))
  }

  /// A table of the trees below elements, of which the user selects any number of rows by their ids. A click on the header
  /// of a column that sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB19,
  /// TB10 and TB3.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(), rows: TableOutlineGroupContent(data, children: children))
  }
}
