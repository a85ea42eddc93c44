import CGTK
import GTKSupport
import ViewGraph

/// Follows whether the focus of a widget's window is in the widget. A window that is not the active one has its focus
/// all the same.
@MainActor
package final class FocusWatch {
  private let widget: Widget
  private let ownHandlers = HandlerGroup()
  private let windowHandlers = HandlerGroup()
  private let changed: @MainActor () -> Void
  private var hadFocus: Bool

  /// Tells of each change, and when the widget is shown.
  package init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.changed = changed
    hadFocus = widget.containsFocus
    ownHandlers.collect {
      widget.connect("notify::root") { [weak self] in self?.followWindow() }
      widget.connect("map", after: true) { [weak self] in self?.tell() }
    }
    followWindow()
  }

  isolated deinit {
    ownHandlers.disconnectAll()
    windowHandlers.disconnectAll()
  }

  private func followWindow() {
    windowHandlers.disconnectAll()
    if let window = widget.window {
      windowHandlers.collect {
        Signals.connect(window, "notify::focus-widget") { [weak self] in self?.focusMoved() }
      }
    }
    focusMoved()
  }

  private func focusMoved() {
    // What is opened over the widget's place has the focus for a while, and gives it back (FO3).
    guard widget.containsFocus != hadFocus, !widget.isBehindFocusedPopover else { return }
    hadFocus.toggle()
    tell()
  }

  /// An update that opens a window, or changes one, lets GTK move the focus, which nobody has written: who follows it is
  /// told when the update is over, and may write.
  private func tell() {
    guard RunningCall.isWriting else { return changed() }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.changed() }
  }
}

extension Widget {
  /// Whether the focus is in a popover, and this is not.
  fileprivate var isBehindFocusedPopover: Bool {
    guard let root = gtk_widget_get_root(widgetObject), let focus = gtk_root_get_focus(root),
      let popover = gtk_widget_get_ancestor(focus, gtk_popover_get_type())
    else { return false }
    return gtk_widget_is_ancestor(widgetObject, popover) == 0
  }

  /// Whether the focus of the window is this widget or inside of it.
  package var containsFocus: Bool { focusInside != nil }
}
