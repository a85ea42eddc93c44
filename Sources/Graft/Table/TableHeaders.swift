import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The headers of a table: what keys do on them, and the menu that hides and shows columns. Claims TB14 and TB22.
@MainActor
final class TableHeaders {
  private unowned let items: TableItems
  private let clicks = ContextClickCoordinator()
  private let menu = PointMenu()
  private let row: Widget?
  private var columns: [TableColumnItem] = []
  private var sort: TableSort?
  private var customizing: TableCustomizing?

  init(of items: TableItems) {
    self.items = items
    row = items.headerRow.map { Widget($0) }
    guard let row else { return }
    // Older GTK lets nothing in it have the focus.
    gtk_widget_set_can_focus(row.widgetObject, 1)
    gtk_widget_set_focusable(row.widgetObject, 0)
    // The headers of newer GTK take each press.
    clicks.precedesInside = true
    clicks.open = { [weak self] in self?.open(at: $0) ?? false }
    clicks.keyPoint = { [weak self] in self?.focusedPoint }
    // Connected for as long as there is the table, whatever is updated at the moment.
    HandlerGroup().collect {
      clicks.install(on: row)
      addKeys(to: row.widgetObject)
    }
  }

  func end() {
    clicks.open = nil
    menu.end()
  }

  /// Shows what can be done with the headers of some columns.
  func show(_ columns: [TableColumnItem], sortedBy sort: TableSort?, _ customizing: TableCustomizing?) {
    (self.columns, self.sort, self.customizing) = (columns, sort, customizing)
    // Which is whose is known once they have a place; the focus may go to those too that do nothing.
    let doSomething = !entries.isEmpty || sort.map { columns.map(\.value).contains(where: $0.accepts) } == true
    for title in shownTitles {
      cut(title)
      gtk_widget_set_focusable(title, doSomething ? 1 : 0)
    }
  }

  /// The headers that are shown, with their columns. GTK does not say which is whose, and has them in the order in which they
  /// were made: they are told by where they are.
  private var titles: [(title: UnsafeMutablePointer<GtkWidget>, column: TableColumnItem)] {
    let sign: Float = gtk_widget_get_direction(items.columnView.cast()) == GTK_TEXT_DIR_RTL ? -1 : 1
    let shown = shownTitles.map { ($0, sign * start(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    return Array(zip(shown, columns.filter(\.value.isVisible)))
  }

  private var shownTitles: [UnsafeMutablePointer<GtkWidget>] {
    guard let row else { return [] }
    // The menu is a child as well.
    return row.widgetObject.children.filter { gtk_widget_get_visible($0) != 0 && !$0.isA(gtk_popover_get_type()) }
  }

  private func start(of title: UnsafeMutablePointer<GtkWidget>) -> Float {
    var bounds = graphene_rect_t()
    guard let row, gtk_widget_compute_bounds(title, row.widgetObject, &bounds) != 0 else { return 0 }
    return bounds.origin.x
  }

  /// A title that does not fit is cut with an ellipsis: GTK would cut it in a letter.
  private func cut(_ title: UnsafeMutablePointer<GtkWidget>) {
    let inside = sequence(first: title) { gtk_widget_get_first_child($0) }
    for label in inside where label.isA(gtk_label_get_type()) {
      gtk_label_set_ellipsize(label.cast(), PANGO_ELLIPSIZE_END)
    }
  }

  // MARK: Keys

  private func addKeys(to row: UnsafeMutablePointer<GtkWidget>) {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in self?.pressed($0[0, as: UInt32.self]) ?? false }
    gtk_widget_add_controller(row, keys)
  }

  /// Newer GTK sorts by itself on the keys that click, and leaves the table by Tab, with the rows behind the headers.
  private func pressed(_ key: UInt32) -> Bool {
    if key == GDK_KEY_Tab, let focused, focused.title == titles.last?.title {
      guard items.rows.count > 0 else { return false }
      items.focus(onRow: items.selectedRows.first ?? 0)
      return true
    }
    guard [GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter].contains(Int32(key)),
      let column = focused?.column, let sort, sort.accepts(column.value)
    else { return false }
    sort.click(column.value)
    return true
  }

  private var focused: (title: UnsafeMutablePointer<GtkWidget>, column: TableColumnItem)? {
    titles.first { gtk_widget_has_focus($0.title) != 0 }
  }

  // MARK: The menu

  private struct Entry: Identifiable {
    let id: String
    let title: Text
    let isVisible: Bool
  }

  private var entries: [Entry] {
    guard customizing != nil else { return [] }
    return columns.compactMap { column in
      column.value.id(for: .visibility).map {
        Entry(id: $0, title: column.value.title, isVisible: column.value.isVisible)
      }
    }
  }

  /// At the lower edge of the header with the focus.
  private var focusedPoint: CGPoint? {
    guard let title = focused?.title, let row else { return nil }
    return title.point(CGPoint(x: 0, y: Int(gtk_widget_get_height(title)) - 1), in: row.widgetObject)
  }

  private func open(at point: CGPoint) -> Bool {
    guard let row, let node = items.rows.node, let customizing, !entries.isEmpty else { return false }
    let entries = entries
    let content = {
      AnyView(
        ForEach(entries) { entry in
          Toggle(
            isOn: Binding {
              entry.isVisible
            } set: {
              customizing.show(entry.id, $0)
            }
          ) { entry.title }
        })
    }
    menu.open(content, at: point, of: row, from: node)
    return true
  }
}
