import CGTK
import Foundation
import GTKSupport
import ViewGraph

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
