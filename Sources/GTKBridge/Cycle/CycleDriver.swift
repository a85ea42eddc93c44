import GTKSupport
import StoredValues
import ViewGraph

/// Runs the update cycles in the turns of GLib's loop.
@MainActor
enum CycleDriver {
  /// Before anything else that is due, which so finds done what the event before it has written: other events, timeouts and
  /// blocks have 0 and more. GTK lays out and paints at 120, so that one event costs one cycle and one frame.
  private static let priority: Int32 = -200

  private static let wakeSource = WakeSource(priority: priority) { UpdateScheduler.shared.run() }
  /// After GTK has painted, in the next frame.
  private static let laterSource = WakeSource(priority: 200, delay: 16) { UpdateScheduler.shared.run() }
  #if DEBUG
    private static let secondSource = WakeSource(priority: 200, delay: 1000) { IdleLook.shared.secondPassed() }
  #endif
  private static var isStarted = false
  private static var runsCycles = false

  /// Connects the runtime with the main loop. The first host of a process does it. GLib's log is taken over unless the
  /// program is another's.
  static func start(takingLog: Bool = true) {
    guard !isStarted else { return }
    isStarted = true
    MainLoop.initializeGTK(takingLog: takingLog)
    runCycles()
    DesktopSettings.follow()
    StyleSheet.start()
  }

  /// The same for trees without widgets, where there is no display. A display may come later.
  static func startWithoutDisplay() {
    GLibLog.install()
    MainLoop.serveMainActor()
    runCycles()
    DesktopSettings.read()
  }

  private static func runCycles() {
    guard !runsCycles else { return }
    runsCycles = true
    RunningCall.eventDepth = { MainLoop.depth }
    #if DEBUG
      IdleLook.shared.requestSecond = { secondSource.wake() }
    #endif
    UpdateScheduler.shared.requestWake = { wakeSource.wake() }
    UpdateScheduler.shared.requestLaterWake = { laterSource.wake() }
    MainLoop.finishesEvents = { UpdateScheduler.shared.run() }
    AppStorageFile.watch = { path, changed in FileWatch(path: path, changed) }
    MainLoop.didRunSources = { DefaultsStore.refreshAll() }
    CText.didCut = { text, reason in
      Diagnostics.report(.cutText, place: text, "the text \"\(text)\"… was cut on its way to GTK: \(reason)")
    }
  }
}
