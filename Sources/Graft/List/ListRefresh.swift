import CGTK
import GTKSupport
import ViewGraph

/// The keys that load a list anew: F5 and Ctrl+R, while the list is shown. Claim LS60.
@MainActor
final class ListRefresh: ShortcutMember {
  private(set) weak var widget: Widget?
  var action: RefreshAction?
  private var root: OpaquePointer?
  private let list: Widget

  init(of list: Widget) {
    (self.list, widget) = (list, list)
    // Connected for as long as there is the list, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(list.object, "notify::root") { [weak self] in self?.enterWindow() }
    }
    enterWindow()
  }

  var isMenu: Bool { false }

  private func enterWindow() { enter(gtk_widget_get_root(list.widgetObject)) }

  private func enter(_ newRoot: OpaquePointer?) {
    guard newRoot != root else { return }
    if let root { WindowShortcuts.remove(self, from: root) }
    if let newRoot { WindowShortcuts.add(self, to: newRoot) }
    root = newRoot
  }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    guard let action else { return nil }
    let key = Int32(gdk_key_event_get_keyval(event))
    let all = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
    let held = gdk_event_get_modifier_state(event).rawValue & all
    let isMeant = key == GDK_KEY_F5 && held == 0 || key == GDK_KEY_r && held == GDK_CONTROL_MASK.rawValue
    return isMeant ? { action.refresher.start() } : nil
  }

  func end() { enter(nil) }
}
