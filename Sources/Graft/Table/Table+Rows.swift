import Foundation
import ViewGraph

extension Table {
  /// A table with the rows of a block. As SwiftUI documents it. Claim TB18.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(customization: columnCustomization, columns: columns(), rows: rows())
  }

  /// A table with the rows of a block, of which the user selects one by its id. As SwiftUI documents it. Claims TB18 and TB10.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: ListSelection(selection), customization: columnCustomization, columns: columns(), rows: rows())
  }

  /// A table with the rows of a block, of which the user selects any number by their ids. As SwiftUI documents it. Claims
  /// TB18 and TB10.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: ListSelection(selection), customization: columnCustomization, columns: columns(), rows: rows())
  }

  /// A table with the rows of a block. A click on the header of a column that sorts writes the order, by which the
  /// program sorts its data. As SwiftUI documents it. Claims TB18, TB3 and TB4.
  public init<Sort: SortComparator<Value>>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(sort: TableSort(sortOrder), customization: columnCustomization, columns: columns(), rows: rows())
  }

  /// A table with the rows of a block, of which the user selects one by its id. A click on the header of a column that
  /// sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB18, TB10, TB3 and
  /// TB4.
  public init<Sort: SortComparator<Value>>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(), rows: rows())
  }

  /// A table with the rows of a block, of which the user selects any number by their ids. A click on the header of a
  /// column that sorts writes the order, by which the program sorts its data. As SwiftUI documents it. Claims TB18, TB10,
  /// TB3 and TB4.
  public init<Sort: SortComparator<Value>>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), sort: TableSort(sortOrder), customization: columnCustomization,
      columns: columns(), rows: rows())
  }
}
