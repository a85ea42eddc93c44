import CGTK

/// Runs an action in a later turn of the main loop, once for any number of wakes.
///
/// Main thread only; a program that nobody wakes sleeps.
@MainActor
public final class WakeSource {
  private let priority: Int32
  private let delay: guint
  private let action: () -> Void
  private var source: guint = 0

  /// An action that runs at a GLib priority, lower numbers first (120 is GTK's painting), after a delay in
  /// milliseconds.
  public init(priority: Int32, delay: UInt32 = 0, _ action: @escaping @MainActor () -> Void) {
    self.priority = priority
    self.delay = delay
    self.action = action
  }

  isolated deinit { cancel() }

  /// Whether the action is due.
  public var isPending: Bool { source != 0 }

  /// Asks for one run of the action.
  public func wake() {
    guard source == 0 else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    let run: GSourceFunc = { data in
      if let data { Unmanaged<WakeSource>.fromOpaque(data).takeUnretainedValue().dispatch() }
      return 0
    }
    source =
      delay == 0 ? g_idle_add_full(priority, run, data, nil) : g_timeout_add_full(priority, delay, run, data, nil)
  }

  /// Takes back a wake that did not run yet.
  public func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private nonisolated func dispatch() {
    MainActor.assumeIsolated {
      source = 0
      action()
    }
  }
}
