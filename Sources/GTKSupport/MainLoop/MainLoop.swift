import CGTK
import Foundation
import Threads

/// GLib's main loop, which also serves the main actor, `DispatchQueue.main` and `RunLoop.main`.
public enum MainLoop {
  @MainActor private static var servesMainActor = false

  /// Called before blocks of the main queue, jobs of the main actor, and timers and blocks of the run loop run: what the
  /// events before them have made due is done then, and they find it done.
  @MainActor package static var finishesEvents: (@MainActor () -> Void)?

  /// Called once after other sources have run, before the loop sleeps.
  @MainActor public static var didRunSources: (@MainActor () -> Void)?

  /// How deeply main-loop callbacks are nested: 0 outside the loop, 1 in a callback, more in a nested loop.
  public static var depth: Int { Int(g_main_depth()) }

  /// Lets the main actor, `DispatchQueue.main` and the timers of `RunLoop.main` run in turns of the GLib loop. Once a
  /// process; `App.main()` and the first host do it. Nothing polls: sources wait on the handles of the main queue and of
  /// the run loop, and an idle program sleeps.
  @MainActor
  public static func serveMainActor() {
    guard !servesMainActor else { return }
    servesMainActor = true
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, dispatchMainQueueHandle(), G_IO_IN,
      { handle, _, _ in
        var wakeUps: UInt64 = 0
        // The count is of no interest: reading it rearms the handle.
        _ = read(handle, &wakeUps, MemoryLayout<UInt64>.size)
        // The event that was dispatched just now may have added blocks that wait behind what it has written.
        MainThread.assumeIsolated { MainLoop.finishesEvents?() }
        dispatchMainQueueDrain(nil)
        return 1
      }, nil, nil)
    RunLoopSource.attach()
  }

  /// Initialises GTK, and takes over GLib's log. Stops with a clear message when there is no display. Again is no harm.
  @MainActor
  public static func initializeGTK() { initializeGTK(takingLog: true) }

  /// The same, with or without taking over GLib's log, which a process can do once.
  @MainActor
  package static func initializeGTK(takingLog: Bool) {
    guard gtk_init_check() != 0 else {
      fatalError("GTK found no display: set DISPLAY or WAYLAND_DISPLAY, or run the program under xvfb-run")
    }
    if takingLog { GLibLog.install() }
    serveMainActor()
  }

  /// Runs an action once when nothing of any other priority is due.
  @MainActor
  public static func whenIdle(_ action: @escaping @MainActor () -> Void) { add(action, priority: G_PRIORITY_LOW) }

  /// Runs an action once in a later turn of the loop. Any thread may ask for it.
  static func inLaterTurn(_ action: @escaping @MainActor () -> Void) {
    add(action, priority: G_PRIORITY_DEFAULT)
  }

  private static func add(_ action: @escaping @MainActor () -> Void, priority: Int32) {
    let data = Unmanaged.passRetained(IdleAction(run: action)).toOpaque()
    g_idle_add_full(
      priority,
      { data in
        guard let data else { return 0 }
        let action = Unmanaged<IdleAction>.fromOpaque(data).takeRetainedValue()
        action.fire()
        return 0
      }, data, nil)
  }

  /// Runs the loop with an asynchronous body on the main actor, and ends the process with its result.
  @MainActor
  public static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
    serveMainActor()
    Task { @MainActor in exit(await body()) }
    g_main_loop_run(g_main_loop_new(nil, 0))
    exit(EXIT_FAILURE)
  }
}

/// An action on its way through C; it runs on the main thread, where GLib's loop does.
private final class IdleAction: Sendable {
  private let run: @MainActor () -> Void

  init(run: @escaping @MainActor () -> Void) { self.run = run }

  func fire() { MainThread.assumeIsolated { run() } }
}

// libdispatch's entry points for a main loop that is not its own.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueDrain(_ message: UnsafeMutableRawPointer?)
