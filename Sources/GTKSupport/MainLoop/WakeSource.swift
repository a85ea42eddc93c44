import CGTK
import Threads

/// Runs an action in a later turn of the main loop, once for any number of wakes.
///
/// Main thread only; a program that nobody wakes sleeps.
@MainActor
public final class WakeSource {
  private let priority: Int32
  private let delay: guint
  private let action: () -> Void
  private let target = WakeTarget()

  /// An action that runs at a GLib priority, lower numbers first (120 is GTK's painting), after a delay in
  /// milliseconds.
  public init(priority: Int32, delay: UInt32 = 0, _ action: @escaping @MainActor () -> Void) {
    self.priority = priority
    self.delay = delay
    self.action = action
    target.owner = self
  }

  isolated deinit { cancel() }

  /// Whether the action is due.
  public var isPending: Bool { target.source != 0 }

  /// Asks for one run of the action.
  public func wake() {
    guard !isPending else { return }
    let data = Unmanaged.passRetained(target).toOpaque()
    let run: GSourceFunc = { data in
      if let data { Unmanaged<WakeTarget>.fromOpaque(data).takeUnretainedValue().fire() }
      return 0
    }
    let release: GDestroyNotify = { data in
      if let data { Unmanaged<WakeTarget>.fromOpaque(data).release() }
    }
    target.source =
      delay == 0
      ? g_idle_add_full(priority, run, data, release) : g_timeout_add_full(priority, delay, run, data, release)
  }

  /// Takes back a wake that did not run yet.
  public func cancel() {
    guard isPending else { return }
    g_source_remove(target.source)
    target.source = 0
  }

  fileprivate func run() { action() }
}

/// What GLib holds of a wake source. The source may be dropped on another thread, and its deinitialiser then waits for
/// the main thread while the wake is still due: a weak reference is nil by then.
private final class WakeTarget: Sendable {
  @MainActor weak var owner: WakeSource?
  /// GLib's number of the wake that is due, or 0.
  @MainActor var source: guint = 0

  @MainActor
  init() {}

  func fire() {
    MainThread.assumeIsolated {
      source = 0
      owner?.run()
    }
  }
}
