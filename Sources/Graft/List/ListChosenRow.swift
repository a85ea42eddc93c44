import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The row to which the user has gone, by a click or a key. GTK gives the focus to a row by itself as well, as when what had it has
/// gone, and shows it nowhere. Claim LS30.
@MainActor
final class ListChosenRow {
  private unowned let items: RowItems
  private weak var row: ListRowNode?

  init(in items: RowItems) {
    self.items = items
    hearPresses()
    items.hearKeys(GTK_PHASE_CAPTURE) { [weak self] key, state in
      if !ListRowKeys.isForRows(key, state) { self?.followFocus() }
      return false
    }
  }

  /// The row that has the focus once what is done at the moment is done.
  func followFocus() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, let position = items.focusedRow else { return }
      row = items.rows.row(at: position)
    }
  }

  /// Whether the user knows that the row at a position has the focus, or has selected it.
  func isKnown(_ position: Int) -> Bool {
    if items.selectedRows.contains(position) || items.rows.row(at: position) === row { return true }
    guard let window: UnsafeMutablePointer<GtkWindow> = Widget(items.listView).window?.cast() else { return false }
    return gtk_window_get_focus_visible(window) != 0
  }

  /// Before anything in the row takes the press for itself.
  private func hearPresses() {
    guard let press = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
    Signals.connect(press, "pressed") { [weak self] in self?.pressed(at: $0[2, as: Double.self]) }
    gtk_widget_add_controller(items.listView, press)
  }

  private func pressed(at height: Double) {
    row = items.row(atHeight: height).flatMap { items.rows.row(at: $0.position) }
  }
}
