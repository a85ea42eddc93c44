import CGTK
import GTKSupport

/// Keys in a list that has the focus: they scroll back to a row that is out of sight, and Tab leaves a list whose rows have nothing
/// in them that takes the focus, in every version of GTK. Claims LS11 and LS12.
@MainActor
final class ListFocusKeys {
  private unowned let items: RowItems

  init(in items: RowItems) {
    self.items = items
    items.hearKeys(GTK_PHASE_CAPTURE) { [weak self] in self?.pressed($0, $1) ?? false }
    followFocus()
  }

  /// Where the focus is in the list Tab goes on from row to row, and elsewhere it enters at the row that had the focus.
  private func followFocus() {
    let view: OpaquePointer = items.listView.cast()
    graft_list_view_set_tab_visits_rows(view, 0)
    guard let focus = gtk_event_controller_focus_new() else { return }
    Signals.connect(focus, "enter") { graft_list_view_set_tab_visits_rows(view, 1) }
    Signals.connect(focus, "leave") { graft_list_view_set_tab_visits_rows(view, 0) }
    gtk_widget_add_controller(items.listView, focus)
  }

  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    items.bringFocusIntoSight()
    guard state & (GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue) == 0 else { return false }
    switch key {
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: return leave(GTK_DIR_TAB_FORWARD)
    case GDK_KEY_ISO_Left_Tab: return leave(GTK_DIR_TAB_BACKWARD)
    default: return false
    }
  }

  /// GTK would go from row to row, but to none that is out of sight.
  private func leave(_ direction: GtkDirectionType) -> Bool {
    if let position = items.rowWithFocus?.position {
      items.showWidget(ofRow: direction == GTK_DIR_TAB_FORWARD ? position + 1 : position - 1)
    }
    guard items.rowWithFocusItself != nil, !items.haveControls, let root = gtk_widget_get_root(items.listView) else {
      return false
    }
    gtk_widget_set_can_focus(items.listView, 0)
    gtk_widget_child_focus(root.cast(), direction)
    gtk_widget_set_can_focus(items.listView, 1)
    return true
  }
}

extension RowItems {
  /// Whether anything in the rows that GTK has made takes the focus.
  fileprivate var haveControls: Bool {
    shownRows.contains { item, _ in itemWidget(of: item).map { $0.children.contains(where: \.takesFocus) } ?? false }
  }
}

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// Whether this or something in it takes the focus.
  fileprivate var takesFocus: Bool {
    guard gtk_widget_get_visible(self) != 0, gtk_widget_get_can_focus(self) != 0,
      gtk_widget_is_sensitive(self) != 0
    else { return false }
    return gtk_widget_get_focusable(self) != 0 || children.contains(where: \.takesFocus)
  }
}
