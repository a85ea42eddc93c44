import CGTK
import CGraftTesting
import GTKSupport

extension TestClock {
  /// Whether GTK's time is this clock's.
  @MainActor var isDrivingGTK: Bool { GTKTime.clock === self }

  /// Runs `body` while GTK's time is this clock's: it stands until `advance(by:)`.
  ///
  /// Frame clocks, and with them tick callbacks and GTK's animations, which are turned on meanwhile, see the time of
  /// the frame that `advance(by:)` has come to. Timeouts that GTK and programs start meanwhile by `g_timeout_add` and
  /// its kin, such as a tooltip's or a long press's, come when their time has come. Frames are still painted, at a
  /// standing time, and one follows the other after a millisecond.
  ///
  /// What cannot be driven goes on in real time: timeouts that were started before; those of less than 34 ms;
  /// sources made by `g_timeout_source_new`, and what GLib starts inside itself; Dispatch, Foundation's timers and other
  /// clocks; the times that the X server gives its events.
  ///
  /// One clock at a time; stops when another drives GTK already.
  @MainActor
  public func drivingGTK<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    GTKTime.start(self)
    defer { GTKTime.stop() }
    return try await body()
  }
}

/// The time that GTK goes by.
@MainActor
enum GTKTime {
  /// The clock that drives it, if one does.
  private(set) static var clock: TestClock?
  private static var hadAnimations = false

  static func start(_ clock: TestClock) {
    guard GTKTime.clock == nil else { return Fault.found("another test clock drives GTK already") }
    GTKTime.clock = clock
    hadAnimations = settings["gtk-enable-animations"]
    settings["gtk-enable-animations"] = true
    graft_testing_hold_time()
  }

  static func move(by duration: Duration) { graft_testing_move_time(Int64(duration / .microseconds(1))) }

  static func stop() {
    graft_testing_release_time()
    settings["gtk-enable-animations"] = hadAnimations
    clock = nil
  }

  private static var settings: ObjectReference {
    ObjectReference(retaining: gtk_settings_get_default().objectAddress)
  }
}
