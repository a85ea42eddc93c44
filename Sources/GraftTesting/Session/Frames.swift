import CGTK
import GTKSupport

/// Waiting for frames.
@MainActor
enum Frames {
  /// Waits until each mapped window has laid out and painted once more.
  static func next() async {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      let window = Widget(item.cast(to: GtkWidget.self))
      g_object_unref(item)
      await painted(window)
    }
  }

  /// Waits until a window was painted once more, or is no longer there to be painted.
  private static func painted(_ window: Widget) async {
    guard gtk_widget_get_mapped(window.widgetObject) != 0,
      let clock = gtk_widget_get_frame_clock(window.widgetObject)
    else { return }
    let handlers = HandlerGroup()
    await withCheckedContinuation { continuation in
      let finish = {
        handlers.disconnectAll()
        continuation.resume()
      }
      handlers.collect {
        Signals.connect(clock, "after-paint") { finish() }
        window.connect("unmap") { finish() }
      }
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
    }
  }
}
