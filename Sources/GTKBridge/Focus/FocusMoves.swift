import CGTK
import GTKSupport
import ViewGraph

/// Counts how often the focus of a window was moved from one widget to another by the user or the program: not by GTK, as for a
/// window that is shown, and not by an update, as for a page that comes.
@MainActor
package final class FocusMoves {
  private let window: UnsafeMutablePointer<GtkWindow>
  private var focus: UnsafeMutablePointer<GtkWidget>?
  private(set) var count = 0

  /// Counts from now on, for as long as the handlers are connected.
  init(in window: UnsafeMutablePointer<GtkWindow>, _ handlers: HandlerGroup) {
    self.window = window
    focus = gtk_window_get_focus(window)
    handlers.collect { _ = Signals.connect(window, "notify::focus-widget") { [weak self] in self?.focusMoved() } }
  }

  private func focusMoved() {
    let former = focus
    focus = gtk_window_get_focus(window)
    if former != nil && focus != nil && !UpdateScheduler.shared.isRunning { count += 1 }
  }

  /// How often the focus was moved in the window around a widget since there is a host in it.
  package static func count(around widget: Widget) -> Int {
    WindowState.around(widget.widgetObject)?.focusMoves ?? 0
  }
}
