import CGTK
import GTKSupport

/// Hears of clicks on rows, also where GTK has nothing to change for them. A click on a control in a row is none.
@MainActor
final class ListClicks {
  private unowned let items: RowItems

  init(in items: RowItems) {
    self.items = items
    guard let clicks = gtk_gesture_click_new() else { return }
    Signals.connect(clicks, "released") { [weak self] in
      self?.clicked(at: $0[2, as: Double.self], gtk_event_controller_get_current_event_state(clicks.cast()))
    }
    gtk_widget_add_controller(items.listView, clicks.cast())
  }

  private func clicked(at height: Double, _ state: GdkModifierType) {
    let held = GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue
    guard state.rawValue & held == 0, let position = items.row(atHeight: height)?.position else { return }
    items.selection.userDidClick(position)
  }
}
