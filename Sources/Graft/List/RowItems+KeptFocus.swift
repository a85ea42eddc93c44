import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A row that has the focus in it.
struct FocusedRow {
  let row: ListRowNode
  let position: Int
}

/// The focus stays in a row that is scrolled away, and goes on from one whose element is removed. Claim LS11.
extension RowItems {
  private var root: OpaquePointer? { life.isAlive ? gtk_widget_get_root(listView) : nil }

  /// What has the focus in the rows, or is the widget of a row.
  var focus: UnsafeMutablePointer<GtkWidget>? {
    let focus = root.flatMap { gtk_root_get_focus($0) }
    return focus.flatMap { gtk_widget_is_ancestor($0, listView) != 0 ? $0 : nil }
  }

  /// Whether what has the focus is inside of a widget.
  func hasFocus(inside widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let focus, let widget else { return false }
    return gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// GTK's widget around the row that has the focus in it, be it in a text field. What has had it may be gone already, of which
  /// newer GTK only hears at the end of the frame.
  private var widgetWithFocus: UnsafeMutablePointer<GtkWidget>? {
    let focus = root.flatMap { gtk_root_get_focus($0) }
    if let focus, gtk_widget_get_root(focus) == nil { return gtk_widget_get_focus_child(listView) }
    return self.focus.flatMap {
      sequence(first: $0) { gtk_widget_get_parent($0) }.first { gtk_widget_get_parent($0) == listView }
    }
  }

  /// The row that has the focus in it.
  var rowWithFocus: FocusedRow? {
    guard let around = widgetWithFocus else { return nil }
    for (item, row) in shownRows where itemWidget(of: item) == around {
      return FocusedRow(row: row, position: position(of: item))
    }
    return nil
  }

  /// GTK takes the focus away from what is out of sight, once a frame is painted, unless it is given it once more before.
  func keepFocusOutOfSight() {
    guard let root, let focus, !isShown(focus) else { return }
    gtk_root_set_focus(root, focus)
  }

  private func isShown(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    sequence(first: widget) { gtk_widget_get_parent($0) }.prefix { $0 != listView }
      .allSatisfy { gtk_widget_get_child_visible($0) != 0 }
  }

  /// Where the element of the row with the focus has been removed, the row in its place gets the focus, else the last, else the
  /// list.
  func moveFocus(from focused: FocusedRow, place: Int) {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, let root, !focused.row.isMounted, !isElsewhere(gtk_root_get_focus(root)) else { return }
      if rows.count == 0 {
        gtk_widget_grab_focus(listView)
      } else {
        focus(onRow: min(place, rows.count - 1))
      }
    }
  }

  /// Whether the program has given the focus to something that is no part of the list.
  private func isElsewhere(_ focus: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let focus, gtk_widget_get_root(focus) != nil else { return false }
    return focus != listView && gtk_widget_is_ancestor(focus, listView) == 0
      && gtk_widget_is_ancestor(listView, focus) == 0
  }

  /// Scrolls to the row with the focus, which somebody types in, if it is out of sight.
  func bringFocusIntoSight() {
    guard let focus, let around = widgetWithFocus else { return }
    uncoverFocus(in: around)
    if isShown(focus), isSeen(around) { return }
    if let position = rowWithFocus?.position {
      ListActions.scroll(to: position, in: listView)
    }
    gtk_widget_set_child_visible(around, 1)
  }

  /// Has GTK give keys and the focus to a row before it has its place in sight.
  func showWidget(ofRow position: Int) {
    if let row = widget(ofRow: position) { gtk_widget_set_child_visible(row, 1) }
  }
}
