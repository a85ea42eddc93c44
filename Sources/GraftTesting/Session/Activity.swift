import GTKBridge
import ViewGraph

/// What the runtime has done since a moment, to tell why a program does not come to rest.
@MainActor
struct Activity {
  private let before: [String: Int]
  private let isOwnCount: Bool

  /// Counts from now on, beside a test that counts too.
  init() {
    isOwnCount = UpdateStatistics.current == nil
    before = (UpdateStatistics.current ?? UpdateStatistics.start()).calls
  }

  /// What has run since, most often first, and what waits.
  func finish() -> String {
    let since = (UpdateStatistics.current?.calls ?? [:]).map { ($0.key, $0.value - before[$0.key, default: 0]) }
    if isOwnCount { UpdateStatistics.stop() }
    let ran = since.filter { $0.1 > 0 }.sorted { ($0.1, $1.0) > ($1.1, $0.0) }.map { "\($0.0) \($0.1) times" }
    let pending = LiveHosts.pendingNames
    return "pending: \(list(pending)); in the last frames ran: \(list(ran))"
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}
