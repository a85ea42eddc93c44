import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The columns of a `GtkColumnView`, which are found again by where they stand in the table's block.
@MainActor
final class TableColumnItems {
  private unowned let items: TableItems
  /// The columns in GTK's order.
  private var columns: [TableColumnItem] = []
  /// The columns in the order that the table says.
  private var said: [TableColumnItem] = []
  private lazy var sorting = TableSorting(of: items.columnView) { [weak self] in self?.columns ?? [] }
  private lazy var headers = TableHeaders(of: items)
  private let handlers = HandlerGroup()
  /// What the user does to columns; nil where that is nothing.
  var customizing: TableCustomizing?

  init(of items: TableItems) {
    self.items = items
    let model = ObjectReference(retaining: gtk_column_view_get_columns(items.columnView).objectAddress)
    handlers.collect {
      model.connect("items-changed") { [weak self] in self?.orderDidChange() }
    }
  }

  /// Those that are shown, in GTK's order.
  var shown: [RowColumn] { columns.filter(\.value.isVisible).map(\.value.id) }

  /// Whether a column is the first that is shown.
  func isFirst(_ column: RowColumn) -> Bool { columns.first { $0.value.isVisible }?.value.id == column }

  /// Shows other columns, and by which of them the table is sorted.
  func show(
    _ values: [TableColumnValue], sortedBy sort: TableSort?, _ first: (column: RowColumn, isReverse: Bool)?,
    in locale: Locale
  ) {
    sorting.pausing {
      let known = Dictionary(columns.map { ($0.value.id, $0) }) { first, _ in first }
      let wanted = values.map { known[$0.id] ?? TableColumnItem($0, in: items) }
      for column in columns where !wanted.contains(where: { $0 === column }) {
        gtk_column_view_remove_column(items.columnView, column.object)
      }
      columns.removeAll { column in !wanted.contains { $0 === column } }
      place(wanted)
      said = wanted
      gtk_column_view_set_reorderable(items.columnView, customizing == nil ? 0 : 1)
      for (column, value) in zip(wanted, values) { column.show(value, in: locale) }
      sorting.show(sort, first)
    }
    headers.show(columns, sortedBy: sort, customizing)
  }

  private func place(_ wanted: [TableColumnItem]) {
    for (position, column) in wanted.enumerated() where columns.count <= position || columns[position] !== column {
      columns.removeAll { $0 === column }
      columns.insert(column, at: position)
      gtk_column_view_insert_column(items.columnView, guint(position), column.object)
    }
  }

  func end() {
    handlers.disconnectAll()
    for column in columns { column.end() }
    sorting.end()
    headers.end()
  }

  // MARK: The user moves columns

  /// GTK has moved a column to where the user has dropped its header: it takes it out first, and then puts it there.
  private func orderDidChange() {
    guard !sorting.isPausing else { return }
    let moved = shownColumns
    guard moved.count == columns.count, !moved.elementsEqual(columns, by: ===) else { return }
    columns = moved
    let ids = moved.compactMap { $0.value.id(for: .reorder) }
    if ids != said.compactMap({ $0.value.id(for: .reorder) }) { customizing?.move(ids) }
    // What takes no part goes back.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      sorting.pausing { self.place(self.said) }
    }
  }

  /// The columns as GTK has them.
  private var shownColumns: [TableColumnItem] {
    let model = gtk_column_view_get_columns(items.columnView)
    let objects = (0..<g_list_model_get_n_items(model)).compactMap { position in
      g_list_model_get_item(model, position).map { ObjectReference(taking: $0) }
    }
    return objects.compactMap { object in columns.first { $0.object.objectAddress == object.object.objectAddress } }
  }
}
