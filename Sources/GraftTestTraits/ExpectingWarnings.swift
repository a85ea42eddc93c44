import GTKSupport
import Synchronization
import Testing

/// Runs `body`, of which GLib warnings or worse that contain a text are expected: they are no issues of the test, and
/// it is one if none comes.
@MainActor
public func expectingGLibWarnings<Result>(
  matching text: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let matches = MatchingMessages()
  let observer = GLibLog.addObserver { record in
    if record.level >= .warning, record.message.contains(text) { matches.append(record.message) }
  }
  defer {
    GLibLog.removeObserver(observer)
    matches.all.forEach { ExpectedComplaints.ofTest?.expect($0) }
  }
  let result = try await body()
  if matches.all.isEmpty {
    Issue.record("GLib gave no warning that contains '\(text)'", sourceLocation: sourceLocation)
  }
  return result
}

/// Messages that may come from any thread.
private final class MatchingMessages: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  func append(_ message: String) { messages.withLock { $0.append(message) } }
}
