import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The columns of a `GtkColumnView`, which are found again by where they stand in the table's block.
@MainActor
final class TableColumnItems {
  private unowned let items: TableItems
  private var columns: [TableColumnItem] = []
  private lazy var sorting = TableSorting(of: items.columnView) { [weak self] in self?.columns ?? [] }

  private let handlers = HandlerGroup()
  /// The columns in the order that the table says.
  private var said: [TableColumnItem] = []
  private lazy var headers = TableHeaders(of: items)
  /// What the user does to columns; nil where that is nothing.
  var customizing: TableCustomizing?

  init(of items: TableItems) {
    self.items = items
    let model = ObjectReference(retaining: gtk_column_view_get_columns(items.columnView).objectAddress)
    handlers.collect {
      model.connect("items-changed") { [weak self] in self?.orderDidChange() }
    }
  }

  /// Whether a column is the first that is shown.
  func isFirst(_ column: AnyHashable) -> Bool { columns.first { $0.value.isVisible }?.value.id == column }

  /// Shows other columns, and by which of them the table is sorted.
  func show(
    _ values: [TableColumnValue], sortedBy sort: TableSort?, _ first: (column: AnyHashable, isReverse: Bool)?,
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
    let model = gtk_column_view_get_columns(items.columnView)
    let objects = (0..<g_list_model_get_n_items(model)).compactMap { position in
      g_list_model_get_item(model, position).map { ObjectReference(taking: $0) }
    }
    let moved = objects.compactMap { object in columns.first { $0.object.objectAddress == object.object.objectAddress }
    }
    guard moved.count == columns.count, !moved.elementsEqual(columns, by: ===) else { return }
    columns = moved
    customizing?.move(moved.compactMap { $0.value.id(for: .reorder) })
    // What takes no part goes back.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      sorting.pausing { self.place(self.said) }
    }
  }
}

/// A column of a `GtkColumnView`.
@MainActor
final class TableColumnItem {
  private(set) var value: TableColumnValue
  private let column: ObjectReference
  private let handlers = HandlerGroup()
  private var shownWidth: TableColumnWidth?
  /// Whether the width is being said here, and not by the user.
  private var isSettingWidth = false

  init(_ value: TableColumnValue, in items: TableItems) {
    self.value = value
    column = ObjectReference(taking: gtk_column_view_column_new(nil, nil).objectAddress)
    items.withFactory(ofColumn: value.id) { gtk_column_view_column_set_factory(column.object.cast(), $0) }
    handlers.collect {
      column.connect("notify::fixed-width") { [weak self] in self?.widthDidChange() }
    }
  }

  var object: OpaquePointer { column.object.cast() }

  func end() { handlers.disconnectAll() }

  func show(_ value: TableColumnValue, in locale: Locale) {
    self.value = value
    gtk_column_view_column_set_title(object, value.title.string(in: locale))
    gtk_column_view_column_set_visible(object, value.isVisible ? 1 : 0)
    if value.width != shownWidth { show(value.width) }
    let isResizable = !value.width.isFixed && !value.disabledBehavior.contains(.resize)
    gtk_column_view_column_set_resizable(object, isResizable ? 1 : 0)
  }

  // MARK: The width

  /// A column without an ideal width shares what is left: GTK gives it its part beside the width that is said.
  private func show(_ width: TableColumnWidth) {
    shownWidth = width
    setWidth(width.ideal ?? width.minimum ?? TableColumnItem.leastWidth)
    gtk_column_view_column_set_expand(object, width.ideal == nil ? 1 : 0)
  }

  /// The least width of a column for which none is said.
  private static let leastWidth: CGFloat = 40

  private func setWidth(_ width: CGFloat) {
    isSettingWidth = true
    gtk_column_view_column_set_fixed_width(object, max(0, width.pixels))
    isSettingWidth = false
  }

  /// The user drags: from now on the column is as wide as that, between its bounds, of which GTK knows nothing.
  private func widthDidChange() {
    guard !isSettingWidth else { return }
    let width = CGFloat(gtk_column_view_column_get_fixed_width(object))
    let least = value.width.minimum ?? TableColumnItem.leastWidth
    setWidth(min(max(width, least), value.width.maximum ?? .infinity))
    gtk_column_view_column_set_expand(object, 0)
  }
}
