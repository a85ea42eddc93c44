import Foundation
import ViewGraph

extension Table {
  /// A table with a row for each element. As SwiftUI documents it. Claim TB1.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(customization: columnCustomization, columns: columns(), rows: ForEach(rowsOf: data))
  }

  /// A table with a row for each element, of which the user selects one by its id. As SwiftUI documents it. Claims TB1
  /// and TB10.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), customization: columnCustomization, columns: columns(),
      rows: ForEach(rowsOf: data))
  }

  /// A table with a row for each element, of which the user selects any number by their ids. As SwiftUI documents it.
  /// Claims TB1 and TB10.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), customization: columnCustomization, columns: columns(),
      rows: ForEach(rowsOf: data))
  }

  /// A table with a row for each element. A click on the header of a column that sorts writes the order, by which the
  /// program sorts its data. As SwiftUI documents it. Claims TB1, TB3 and TB4.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      sort: TableSort(sortOrder), customization: columnCustomization, columns: columns(),
      rows: ForEach(rowsOf: data))
  }

  /// A table with a row for each element, of which the user selects one by its id. A click on the header of a column that
  /// sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB1, TB10, TB3 and TB4.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(rowsOf: data))
  }

  /// A table with a row for each element, of which the user selects any number by their ids. A click on the header of a
  /// column that sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB1, TB10,
  /// TB3 and TB4.
  public init<Data: RandomAccessCollection, Sort: SortComparator<Value>>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(rowsOf: data))
  }
}
