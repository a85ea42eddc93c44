import CGTK
import Threads

/// Ends handlers that belong to no representable with the window of their widget, where nothing but they themselves keeps
/// it: `button.connect("clicked") { button["label"] = "Done" }` holds its own button.
///
/// A window that is closed is taken apart, and what nobody else holds ends with it. A widget that had handlers of its own
/// and is alone after that, outside of all others and with a single owner, is let go of by them.
@MainActor
enum OwnHandlers {
  private static var alone: [ObjectWatch] = []
  /// When the turn is over in which the window was taken apart, and with it what else may hold the widget.
  private static let endSource = WakeSource(priority: 100) { disconnectAlone() }

  /// A window is closed, and still whole. It may be taken apart much later, if somebody holds it.
  static func windowDidClose(_ window: UnsafeMutablePointer<GtkWidget>) {
    let watches = widgets(in: window).filter(hasOwnHandlers).map { ObjectWatch($0) }
    guard !watches.isEmpty else { return }
    g_object_weak_ref(
      window.cast(),
      { data, _ in
        guard let data else { return }
        nonisolated(unsafe) let address = data
        MainThread.assumeIsolated { OwnHandlers.windowHasEnded(address) }
      }, Unmanaged.passRetained(Closed(watches)).toOpaque())
  }

  private static func windowHasEnded(_ closed: UnsafeMutableRawPointer) {
    alone += Unmanaged<Closed>.fromOpaque(closed).takeRetainedValue().watches
    endSource.wake()
  }

  private final class Closed {
    let watches: [ObjectWatch]

    init(_ watches: [ObjectWatch]) { self.watches = watches }
  }

  private static func widgets(in window: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var widgets = [window]
    var next = 0
    while next < widgets.count {
      widgets += widgets[next].children
      next += 1
    }
    return widgets
  }

  private static func hasOwnHandlers(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_signal_handler_find(widget, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, SignalConnection.loose) != 0
  }

  private static func disconnectAlone() {
    for watch in exchange(&alone, with: []) {
      guard let widget = watch.object, isAlone(widget.object) else { continue }
      g_signal_handlers_disconnect_matched(
        widget.object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, SignalConnection.loose)
    }
  }

  /// Besides the reference of who asks there is one.
  private static func isAlone(_ object: UnsafeMutablePointer<GObject>) -> Bool {
    gtk_widget_get_parent(object.cast()) == nil && object.pointee.ref_count == 2
  }
}
