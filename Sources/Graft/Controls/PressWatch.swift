import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Follows whether releasing the pointer, or the key, would run a button's action. Claims SY2 and SY3.
///
/// GTK shows a button active from the press to the release, wherever the pointer is, and has a style class for it while a
/// key activates it. It is active for any button of the mouse, and until the next press where a menu takes the release.
@MainActor
final class PressWatch {
  private let changed: (Bool) -> Void
  private var isHeld = false
  /// Whether it is the button of the mouse for clicks.
  private var isPrimary = false
  private var isInside = true
  private var isActivatedByKey = false

  init(_ button: Widget, changed: @escaping (Bool) -> Void) {
    self.changed = changed
    button.connect("state-flags-changed") { [unowned self] in stateDidChange(of: $0.widget) }
    button.connect("notify::css-classes") { [unowned self] in classesDidChange(of: $0.widget) }
    followClicks(on: button)
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(button.widgetObject, motion)
    Signals.connect(motion, "motion") { [unowned self, unowned button] arguments in
      let point = arguments.point(at: 0)
      isInside = gtk_widget_contains(button.widgetObject, point.x, point.y) != 0
      tell()
    }
  }

  /// GTK makes the button active before it tells of the press.
  private func followClicks(on button: Widget) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 0)
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    Signals.connect(click, "pressed") { [unowned self] _ in
      isPrimary = gtk_gesture_single_get_current_button(click) == 1
      isInside = true
      tell()
    }
    gtk_widget_add_controller(button.widgetObject, click)
  }

  private func stateDidChange(of button: Widget) {
    isHeld = gtk_widget_get_state_flags(button.widgetObject).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    if !isHeld { isPrimary = false }
    tell()
  }

  private func classesDidChange(of button: Widget) {
    isActivatedByKey = gtk_widget_has_css_class(button.widgetObject, "keyboard-activating") != 0
    tell()
  }

  private func tell() { changed(isActivatedByKey || isHeld && isPrimary && isInside) }
}
