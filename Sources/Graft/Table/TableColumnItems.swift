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

  init(of items: TableItems) { self.items = items }

  /// Whether a column is the first.
  func isFirst(_ column: AnyHashable) -> Bool { columns.first?.value.id == column }

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
      for (column, value) in zip(wanted, values) { column.show(value, in: locale) }
      sorting.show(sort, first)
    }
    cutTitles()
  }

  /// A title that does not fit is cut with an ellipsis: GTK would cut it in a letter.
  private func cutTitles() {
    let header = gtk_widget_get_first_child(items.columnView.cast())
    for title in sequence(first: gtk_widget_get_first_child(header), next: { gtk_widget_get_next_sibling($0) }) {
      let inside = sequence(first: title) { $0.flatMap { gtk_widget_get_first_child($0) } }.prefix { $0 != nil }
      for case let label? in inside where label.isA(gtk_label_get_type()) {
        gtk_label_set_ellipsize(label.cast(), PANGO_ELLIPSIZE_END)
      }
    }
  }

  private func place(_ wanted: [TableColumnItem]) {
    for (position, column) in wanted.enumerated() where columns.count <= position || columns[position] !== column {
      columns.removeAll { $0 === column }
      columns.insert(column, at: position)
      gtk_column_view_insert_column(items.columnView, guint(position), column.object)
    }
  }

  func end() {
    for column in columns { column.end() }
    sorting.end()
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
    if value.width != shownWidth { show(value.width) }
  }

  // MARK: The width

  /// A column without an ideal width shares what is left: GTK gives it its part beside the width that is said.
  private func show(_ width: TableColumnWidth) {
    shownWidth = width
    setWidth(width.ideal ?? width.minimum ?? TableColumnItem.leastWidth)
    gtk_column_view_column_set_expand(object, width.ideal == nil ? 1 : 0)
    gtk_column_view_column_set_resizable(object, width.isFixed ? 0 : 1)
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
