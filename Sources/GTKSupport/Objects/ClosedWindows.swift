import CGTK

/// Tells when windows are closed for good, by the user or by `gtk_window_destroy`.
///
/// A window that some code holds a reference to is not disposed of then, so that it emits no `destroy`; but it is no longer
/// among GTK's windows.
@MainActor
package enum ClosedWindows {
  private static var observers: [UnsafeMutableRawPointer: [@MainActor () -> Void]] = [:]
  private static var open: Set<UnsafeMutableRawPointer> = []
  private static let handlers = HandlerGroup()

  /// Calls a function once, when a window has been closed. The window is still whole. At once for one that
  /// is no longer among GTK's windows.
  package static func observe(_ window: UnsafeMutablePointer<GtkWindow>, _ closed: @escaping @MainActor () -> Void) {
    follow()
    guard open.contains(window.objectAddress) else { return closed() }
    observers[window.objectAddress, default: []].append(closed)
  }

  /// Whether a window is still among GTK's windows.
  package static func isOpen(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    follow()
    return open.contains(window.objectAddress)
  }

  /// Begins to follow the list of windows. Again is no harm.
  static func follow() {
    guard handlers.count == 0, let windows = gtk_window_get_toplevels() else { return }
    open = addresses(in: windows)
    handlers.collect { _ = Signals.connect(windows, "items-changed") { windowsDidChange(windows) } }
  }

  private static func windowsDidChange(_ windows: OpaquePointer) {
    let previous = exchange(&open, with: addresses(in: windows))
    for window in previous.subtracting(open) {
      OwnHandlers.windowDidClose(window.cast())
      for closed in observers.removeValue(forKey: window) ?? [] { closed() }
    }
  }

  private static func addresses(in windows: OpaquePointer) -> Set<UnsafeMutableRawPointer> {
    let items = (0..<g_list_model_get_n_items(windows)).compactMap { g_list_model_get_item(windows, $0) }
    defer { for item in items { g_object_unref(item) } }
    return Set(items)
  }
}
