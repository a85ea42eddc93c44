import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Waiting until nothing is pending.
@MainActor
public enum Settling {
  /// How many frames may pass before a program counts as never settling.
  private static let frameLimit = 60

  /// Runs cycles, layout and painting until nothing is pending in any window, or 60 frames have passed. Tells whether
  /// it has settled. Takes at least one frame of each mapped window.
  @discardableResult
  public static func settle() async -> Bool {
    for _ in 0..<frameLimit {
      await idle()
      let worked = UpdateScheduler.shared.hasPendingWork || LiveHosts.hasPendingWork
      await Frames.next()
      if !worked, !UpdateScheduler.shared.hasPendingWork, !LiveHosts.hasPendingWork { return true }
    }
    return false
  }

  /// Waits until the main loop has nothing to do at any priority.
  static func idle() async {
    await withCheckedContinuation { continuation in
      MainLoop.whenIdle { continuation.resume() }
    }
  }
}

/// Waiting for frames.
@MainActor
enum Frames {
  /// Waits until each mapped window has laid out and painted once more.
  static func next() async {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      let window = ObjectReference(retaining: item)
      g_object_unref(item)
      let widget = UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWidget.self)
      guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { continue }
      await painted(clock)
    }
  }

  private static func painted(_ clock: OpaquePointer) async {
    await withCheckedContinuation { continuation in
      var connection: SignalConnection?
      connection = Signals.connect(clock, "after-paint") {
        connection?.disconnect()
        connection = nil
        continuation.resume()
      }
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
    }
  }
}
