import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Hears before anybody else in the window what closes an open row, and keeps it: a press elsewhere, scrolling and Escape. Claim
/// LS46.
@MainActor
final class SwipeClosing {
  private unowned let swipes: Swipes
  private let surface: UnsafeMutablePointer<GtkWidget>
  private var place: (root: ObjectWatch, controller: OpaquePointer)?
  /// The fingers whose press was kept, nil for the mouse: of the rest of it nobody is to hear either.
  private var kept: Set<OpaquePointer?> = []

  init(of swipes: Swipes, in surface: UnsafeMutablePointer<GtkWidget>) {
    (self.swipes, self.surface) = (swipes, surface)
  }

  /// Hears from now on what happens in the window in which the rows are.
  func listen() {
    guard let root: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_root(surface)?.cast(),
      place?.root.widget != root
    else { return }
    end()
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    // Connected for as long as there is the controller, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(events, answering: "event") { [weak self] _ in
        gtk_event_controller_get_current_event(events).map { self?.keeps($0) == true } ?? false
      }
    }
    gtk_widget_add_controller(root, events)
    place = (ObjectWatch(root), events)
  }

  func end() {
    guard let (root, controller) = exchange(&place, with: nil), let widget = root.widget else { return }
    gtk_widget_remove_controller(widget, controller)
  }

  private func keeps(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      return keepsPress(event)
    case GDK_TOUCH_UPDATE: return kept.contains(event.finger)
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return kept.remove(event.finger) != nil
    case GDK_SCROLL: return !swipes.isHeld && closes(event)
    case GDK_KEY_PRESS:
      return gdk_key_event_get_keyval(event) == UInt32(GDK_KEY_Escape) && !isFocusElsewhere && closes()
    default: return false
    }
  }

  private func keepsPress(_ event: OpaquePointer) -> Bool {
    kept.remove(event.finger)
    guard closes(event) else { return false }
    kept.insert(event.finger)
    return true
  }

  /// Whether the focus is in a popover, as in a menu, which Escape closes then.
  private var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(surface), let focus = gtk_root_get_focus(root) else { return false }
    return gtk_widget_get_native(focus) != gtk_widget_get_native(surface)
  }

  /// What happens in a popover is its own, what is pressed of the actions is theirs, and fingers on the row that is open may swipe it
  /// back.
  private func closes(_ event: OpaquePointer) -> Bool {
    guard let swipe = swipes.swipe, let picked = surface.picked(by: event) else { return false }
    let isAction = swipe.hasAction(picked)
    if isAction, gdk_event_get_event_type(event) != GDK_SCROLL { return false }
    let isOnRow = isAction || swipe.row.widget.map { picked == $0 || gtk_widget_is_ancestor(picked, $0) != 0 } == true
    return !(isOnRow && event.isOfFinger) && closes()
  }

  private func closes() -> Bool {
    guard swipes.isAnyOpen else { return false }
    swipes.close()
    return true
  }
}

extension OpaquePointer {
  /// The finger of an event on a touch screen.
  fileprivate var finger: OpaquePointer? { gdk_event_get_event_sequence(self) }

  /// Whether an event is one of fingers that may swipe a row.
  fileprivate var isOfFinger: Bool {
    let kind = gdk_event_get_event_type(self)
    guard kind == GDK_SCROLL else { return kind == GDK_TOUCH_BEGIN }
    var (right, down) = (0.0, 0.0)
    gdk_scroll_event_get_deltas(self, &right, &down)
    return isOfTouchpad && abs(right) >= abs(down)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// What is at the place of an event in the window of this widget; nil where it is in another, as in a popover.
  @MainActor
  func picked(by event: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    guard let native = gtk_widget_get_native(self), gdk_event_get_surface(event) == gtk_native_get_surface(native)
    else {
      return nil
    }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    gtk_native_get_surface_transform(native, &left, &top)
    return gtk_widget_pick(native.cast(), x - left, y - top, GTK_PICK_DEFAULT)
  }
}
