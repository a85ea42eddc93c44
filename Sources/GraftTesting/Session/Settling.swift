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
      let (worked, cycles) = (hasPendingWork, UpdateScheduler.shared.cycleCount)
      await Frames.next()
      // What a tick writes in a frame is shown in that frame, and so is never found pending.
      if !worked, !hasPendingWork, cycles == UpdateScheduler.shared.cycleCount { return true }
    }
    return false
  }

  private static var hasPendingWork: Bool { UpdateScheduler.shared.hasPendingWork || LiveHosts.hasPendingWork }

  /// Waits until the main loop has nothing to do at any priority, or for a fifth of a second if it always has.
  private static func idle() async {
    var limit: WakeSource?
    await withCheckedContinuation { continuation in
      var isDone = false
      let finish: @MainActor () -> Void = {
        if !isDone { continuation.resume() }
        isDone = true
      }
      MainLoop.whenIdle(finish)
      limit = WakeSource(priority: G_PRIORITY_HIGH, delay: 200, finish)
      limit?.wake()
    }
    limit?.cancel()
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
      let window = Widget(OpaquePointer(item))
      g_object_unref(item)
      await painted(window)
    }
  }

  /// Waits until a window was painted once more, or is no longer there to be painted.
  private static func painted(_ window: Widget) async {
    guard gtk_widget_get_mapped(window.widgetPointer) != 0,
      let clock = gtk_widget_get_frame_clock(window.widgetPointer)
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
