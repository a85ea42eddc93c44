import CGraftTesting
import GTKSupport
import Synchronization
import ViewGraph

/// One test at a time: what is set up before a test that touches the runtime, and what is found wrong after it.
@MainActor
public enum TestSession {
  /// Whether the process serves the main actor from GLib's loop on its main thread, as GTK needs it.
  public static var hasMainLoop: Bool { graft_testing_has_main_loop() }

  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs one test while no other runs. Tells what GLib complained of and what was left alive, also when the test throws.
  public static func run(withDisplay: Bool, _ body: () async throws -> Void) async throws -> TestOutcome {
    await take()
    defer { give() }
    if withDisplay { try PrivateDisplay.start() }
    Diagnostics.removeAll()
    let log = GLibComplaints()
    defer { log.stop() }
    var outcome = TestOutcome()
    do { try await body() } catch { outcome.error = error }
    let leftovers = await MountedWindows.closeAll()
    outcome.complaints = log.complaints + leftovers
    return outcome
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
  /// What GLib complained of, and what was left alive.
  public fileprivate(set) var complaints: [String] = []
  /// What the test threw.
  public fileprivate(set) var error: (any Error)?
}

/// Collects GLib's warnings and worse.
final class GLibComplaints: Sendable {
  private let records = Mutex<[String]>([])
  private let token = Mutex(0)

  init() {
    GLibLog.install()
    let observer = GLibLog.addObserver { [weak self] record in
      guard record.level >= .warning else { return }
      self?.records.withLock { $0.append("\(record.domain)-\(record.level): \(record.message)") }
    }
    token.withLock { $0 = observer }
  }

  var complaints: [String] { records.withLock { $0 } }

  func stop() { GLibLog.removeObserver(token.withLock { $0 }) }
}
