import CGTK
import GTKSupport
import ViewGraph

/// Hears of clicks on rows, and of the keys with which GTK itself goes to rows, also where it has nothing to change for them. A click
/// on a control in a row is none. Claim LS21.
@MainActor
final class ListChoices {
  private unowned let items: RowItems

  init(in items: RowItems) {
    self.items = items
    items.hearKeys(GTK_PHASE_CAPTURE) { [weak self] in self?.pressed($0, $1) ?? false }
    guard let clicks = gtk_gesture_click_new() else { return }
    Signals.connect(clicks, "released") { [weak self] in
      self?.clicked(at: $0[2, as: Double.self], gtk_event_controller_get_current_event_state(clicks.cast()))
    }
    gtk_widget_add_controller(items.listView, clicks.cast())
  }

  private func clicked(at height: Double, _ state: GdkModifierType) {
    guard !HeldKeys.chooseMore(state), let position = items.row(atHeight: height)?.position else { return }
    items.selection.userDidChoose(position)
  }

  /// Looks where a key has led once that is done.
  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    guard HeldKeys.of(state) == 0, Self.keys.contains(key) else { return false }
    let former = items.rowWithFocusItself
    UpdateScheduler.shared.afterUpdates { [weak items] in
      guard let items, let position = items.rowWithFocusItself, position != former else { return }
      items.selection.userDidChoose(position)
    }
    return false
  }

  private static let keys: Set<Int32> = [
    GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_End, GDK_KEY_KP_End, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_KEY_Page_Down,
    GDK_KEY_KP_Page_Down,
  ]
}
