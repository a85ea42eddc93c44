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

  /// Runs one test while no other runs, and returns what GLib complained of and what was left alive.
  public static func run(
    withDisplay: Bool, allowing allowed: [String] = [], _ body: () async throws -> Void
  ) async throws -> [String] {
    await take()
    defer { give() }
    if withDisplay { try PrivateDisplay.start() }
    Diagnostics.removeAll()
    let log = GLibComplaints()
    defer { log.stop() }
    do { try await body() } catch {
      await MountedWindows.closeAll()
      throw error
    }
    let leftovers = await MountedWindows.closeAll()
    return log.complaints.filter { complaint in !allowed.contains(where: complaint.contains) } + leftovers
  }

  private static func take() async {
    if !isTaken { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  private static func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
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
