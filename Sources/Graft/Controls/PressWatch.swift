import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Follows whether releasing the pointer, or the key, would run a button's action. Claims SY2 and SY3.
///
/// GTK shows a button active from the press to the release, wherever the pointer is, and has a style class for it while a
/// key activates it.
@MainActor
final class PressWatch {
  private let changed: (Bool) -> Void
  private var isHeld = false
  private var isInside = true
  private var isActivatedByKey = false

  init(_ button: Widget, changed: @escaping (Bool) -> Void) {
    self.changed = changed
    button.connect("state-flags-changed") { [unowned self] in stateDidChange(of: $0.widget) }
    button.connect("notify::css-classes") { [unowned self] in classesDidChange(of: $0.widget) }
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(button.widgetObject, motion)
    Signals.connect(motion, "motion") { [unowned self, unowned button] arguments in
      let point = arguments.point(at: 0)
      isInside = gtk_widget_contains(button.widgetObject, point.x, point.y) != 0
      tell()
    }
  }

  private func stateDidChange(of button: Widget) {
    let isActive = gtk_widget_get_state_flags(button.widgetObject).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    if isActive, !isHeld { isInside = true }
    isHeld = isActive
    tell()
  }

  private func classesDidChange(of button: Widget) {
    isActivatedByKey = gtk_widget_has_css_class(button.widgetObject, "keyboard-activating") != 0
    tell()
  }

  private func tell() { changed(isActivatedByKey || isHeld && isInside) }
}
