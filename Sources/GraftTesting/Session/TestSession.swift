import CGTK
import CGraftTesting
import GTKSupport
import ViewGraph

/// One test at a time: what is set up before a test that touches the runtime, and what is found wrong after it.
///
/// Swift Testing's users need the traits of `GraftTestTraits` only; this is for those who run tests by other means.
@MainActor
public enum TestSession {
  /// Whether the process serves the main actor from GLib's loop on its main thread, as GTK needs it.
  public static var hasMainLoop: Bool { graft_testing_has_main_loop() }

  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []
  private static var notes: [String] = []

  /// Runs one test while no other runs.
  ///
  /// Tells what is found wrong, also when the test throws: GLib's warnings, a program that does not settle, diagnostics
  /// that the test has not read, windows left open, and widgets left alive. A mistake that would have stopped the program, as a misspelt
  /// property in a make, fails this test and none after it: the program goes on without the property, and shows a label
  /// with the message in place of a widget that cannot be.
  public static func run(withDisplay: Bool, _ body: () async throws -> Void) async throws -> TestOutcome {
    await take()
    defer { give() }
    if withDisplay { try PrivateDisplay.start() }
    forgetPreviousTest()
    let log = GLibComplaints()
    defer { log.stop() }
    Fault.observer = { note("the program would have stopped: \($0)") }
    defer { Fault.observer = nil }
    let leaks = LeakWatch()
    leaks.start()
    let windows = OpenWindows.visible
    var outcome = TestOutcome()
    do { try await body() } catch { outcome.error = error }
    let leftovers = await leftovers(leaks, besides: windows)
    outcome.complaints = log.complaints + notes + unreadDiagnostics + leftovers
    return outcome
  }

  /// Charges something to the test that runs, if one does.
  static func note(_ complaint: String) { if isTaken { notes.append(complaint) } }

  private static func forgetPreviousTest() {
    notes = []
    Diagnostics.removeAll()
    UpdateStatistics.stop()
    InputTool.park()
  }

  private static func leftovers(
    _ leaks: LeakWatch, besides windows: [UnsafeMutablePointer<GtkWidget>]
  ) async -> [String] {
    await MountedWindows.closeAll(leaks)
    await Settling.idle()
    let open = OpenWindows.destroyVisible(besides: windows)
    await leaks.wait()
    return open + leaks.finish()
  }

  private static var unreadDiagnostics: [String] {
    Diagnostics.unread.map { diagnostic in
      let place = diagnostic.path.isEmpty ? "" : " at \(diagnostic.path)"
      return "no expectation has read the diagnostic \(diagnostic.kind.rawValue)\(place): \(diagnostic.message)"
    }
  }

  private static func take() async {
    if !isTaken { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  private static func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

/// What came of one test.
public struct TestOutcome: Sendable {
  /// What is wrong besides what the test itself has expected: a line each.
  public fileprivate(set) var complaints: [String] = []
  /// What the test threw.
  public fileprivate(set) var error: (any Error)?
}
