import Foundation
import ViewGraph

/// Columns of a table: a `TableColumn`, or several. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What sorts rows by one of the columns; `Never` where nothing does.
  associatedtype TableColumnSortComparator

  /// Adds the columns to those of a table. The runtime's requirement.
  func _add(to columns: inout _TableColumns)
}

/// The columns of a table as it shows them. The runtime's own.
public struct _TableColumns {
  var all: [TableColumnValue] = []
  /// Where the next column stands among those around it, from the outside in.
  private var place: [AnyHashable] = []

  init() {}

  mutating func add(_ make: (_ id: RowColumn) -> TableColumnValue) { all.append(make(RowColumn(at: place))) }

  /// Adds columns that stand in others, so that each is the same as long as it stands there.
  @MainActor
  mutating func add(_ columns: some TableColumnContent, at step: AnyHashable) {
    place.append(step)
    columns._add(to: &self)
    place.removeLast()
  }
}

/// A column whatever its table has for rows.
struct TableColumnValue {
  /// Where it stands among the others, by which it is the same after an update.
  let id: RowColumn
  let title: Text
  /// What sorts by it; nothing if it does not sort.
  let comparator: Any?
  let views: any TableCellViews
  let width: TableColumnWidth
  /// By what it is known to what the user changes; nothing if the user cannot.
  let customizationID: String?
  let defaultVisibility: Visibility
  let disabledBehavior: TableColumnCustomizationBehavior
  var isVisible = true

  var cells: TableCells { TableCells(column: id, views: views) }
}

/// How wide a column is, in pixels.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// Whether the user cannot change it.
  var isFixed: Bool { ideal != nil && minimum == ideal && maximum == ideal }
}
