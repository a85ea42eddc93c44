import Synchronization

/// What GLib may say during a test without failing it.
final class ExpectedComplaints: Sendable {
  /// Those of the test that runs, for a task that belongs to it.
  @TaskLocal static var ofTest: ExpectedComplaints?

  private let allowed: Mutex<[String]>
  private let expected = Mutex<[String]>([])

  init(allowing allowed: [String]) { self.allowed = Mutex(allowed) }

  /// Allows whatever contains one of the texts, as often as it comes.
  func allow(_ texts: [String]) { allowed.withLock { $0 += texts } }

  /// Allows a message that has come, once.
  func expect(_ message: String) { expected.withLock { $0.append(message) } }

  /// The complaints that nobody has expected.
  func unexpected(among complaints: [String]) -> [String] {
    let allowed = allowed.withLock { $0 }
    var expected = expected.withLock { $0 }
    return complaints.filter { complaint in
      if allowed.contains(where: complaint.contains) { return false }
      guard let index = expected.firstIndex(where: complaint.hasSuffix) else { return true }
      expected.remove(at: index)
      return false
    }
  }
}
