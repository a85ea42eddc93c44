import CGTK
import GTKSupport
import ViewGraph

/// A view that gives values while the focus is in it, or in its window.
@MainActor
package final class FocusGiver {
  private(set) weak var widget: Widget?
  private(set) var values = FocusedValues()
  private(set) var isForScene = false
  private let watch = HandlerGroup()

  package init() {}

  /// Gives values from now on.
  package func give(_ values: FocusedValues, from widget: Widget, isForScene: Bool) {
    (self.values, self.isForScene) = (values, isForScene)
    if self.widget == nil {
      self.widget = widget
      FocusGivers.add(self)
      watch.collect {
        for signal in ["notify::root", "map", "unmap"] {
          Signals.connect(widget.object, signal) { FocusGivers.focusMayHaveMoved() }
        }
      }
    }
    FocusGivers.focusMayHaveMoved()
  }

  /// The view has gone.
  package func end() {
    watch.disconnectAll()
    FocusGivers.remove(self)
  }
}

/// All views that give something, and the windows in which they do.
@MainActor
enum FocusGivers {
  private static var all: [FocusGiver] = []
  private static var windows: Set<UnsafeMutablePointer<GtkWidget>> = []
  private static var isDue = false
  /// Where the focus was before a menu took it.
  private static var lastFocus: ObjectWatch?
  /// Whether a menu had the focus when it was asked for last.
  private static var isInMenu = false

  static func add(_ giver: FocusGiver) { all.append(giver) }

  static func remove(_ giver: FocusGiver) {
    all.removeAll { $0 === giver }
    focusMayHaveMoved()
  }

  /// Looks at the end of the updates, once, who gives what.
  static func focusMayHaveMoved() {
    guard !isDue else { return }
    isDue = true
    UpdateScheduler.shared.afterUpdates {
      isDue = false
      followWindows()
      FocusedValueStore.shared.take(values())
    }
  }

  /// Hears of the focus and of the activity of each window in which something is given.
  private static func followWindows() {
    for window in all.compactMap({ $0.widget?.window }) where windows.insert(window).inserted {
      for name in ["notify::focus-widget", "notify::is-active"] {
        Signals.connect(window, name) { focusMayHaveMoved() }
      }
      ClosedWindows.observe(window.cast()) {
        windows.remove(window)
        focusMayHaveMoved()
      }
    }
  }

  /// What is given: by views around the focus, the innermost first, and then by those in the window.
  private static func values() -> FocusedValues {
    var values = FocusedValues()
    guard let active = activeWindow else { return values }
    var place = focus(in: active)
    while let around = place {
      for giver in all where !giver.isForScene && giver.widget?.widgetObject == around {
        values.fill(from: giver.values)
      }
      place = gtk_widget_get_parent(around)
    }
    for giver in all where giver.isForScene && giver.isShown(in: active) { values.fill(from: giver.values) }
    return values
  }

  /// The window with the keyboard; while its menu has that, no window may have it.
  private static var activeWindow: UnsafeMutablePointer<GtkWidget>? {
    if let active = windows.first(where: { gtk_window_is_active($0.cast()) != 0 }) { return active }
    return isInMenu ? windows.first { lastFocus(in: $0) != nil } : nil
  }

  /// Where the focus of a window is; while a menu has it, where it was before. On its way from a menu to one inside of that it is
  /// nowhere.
  private static func focus(in window: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let focus = gtk_root_get_focus(window.cast())
    isInMenu = focus.map(isInMenu) ?? isInMenu
    if isInMenu { return lastFocus(in: window) }
    // A watch stays with its widget until that ends.
    if lastFocus?.object?.object.cast(to: GtkWidget.self) != focus { lastFocus = focus.map { ObjectWatch($0) } }
    return focus
  }

  private static func isInMenu(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let popover = gtk_widget_get_ancestor(widget, gtk_popover_get_type()) else { return false }
    return gtk_accessible_get_accessible_role(popover.cast()) == GTK_ACCESSIBLE_ROLE_MENU
  }

  private static func lastFocus(in window: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let last = lastFocus?.object.map { $0.object.cast(to: GtkWidget.self) }
    return last.flatMap { gtk_widget_get_root($0) == window.cast() ? $0 : nil }
  }
}

extension FocusGiver {
  /// Whether the view is in a window, and neither on a hidden tab nor on a covered page.
  fileprivate func isShown(in window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget?.window == window && widget.map { gtk_widget_get_mapped($0.widgetObject) != 0 } == true
  }
}
