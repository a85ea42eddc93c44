import CGTK
import GraftTestTraits
import Synchronization
import Testing

@testable import GTKSupport

/// GLib's log on its way to swift-log.
@Suite(.gtk(allowing: "planted")) @MainActor
struct GLibLogTests {
  /// Records from any thread.
  private final class Records: Sendable {
    private let records = Mutex<[GLibLogRecord]>([])

    /// Those of the tests' own domain.
    var all: [GLibLogRecord] { records.withLock { $0.filter { $0.domain == "GraftLogTests" } } }
    var messages: [String] { all.map(\.message) }

    func append(_ record: GLibLogRecord) { records.withLock { $0.append(record) } }
  }

  @Test(
    "a level of GLib is one of ours, whatever flags come with it",
    arguments: [
      (G_LOG_LEVEL_ERROR, GLibLogRecord.Level.error), (G_LOG_LEVEL_CRITICAL, .critical),
      (G_LOG_LEVEL_WARNING, .warning),
      (G_LOG_LEVEL_MESSAGE, .message), (G_LOG_LEVEL_INFO, .info), (G_LOG_LEVEL_DEBUG, .debug),
    ])
  func levelOfFlags(flags: GLogLevelFlags, level: GLibLogRecord.Level) {
    #expect(GLibLogRecord.Level(flags) == level)
    #expect(GLibLogRecord.Level(GLogLevelFlags(flags.rawValue | G_LOG_FLAG_FATAL.rawValue)) == level)
  }

  @Test("a level is one of swift-log's")
  func logLevels() {
    let levels: [GLibLogRecord.Level] = [.debug, .info, .message, .warning, .critical, .error]
    #expect(
      levels.map { "\($0.logLevel)" } == ["debug", "info", "notice", "warning", "critical", "critical"])
    #expect(levels.sorted() == levels)
  }

  @Test("an observer is told of each message once, with its domain and level")
  func observerIsTold() {
    let records = Records()
    let token = GLibLog.addObserver(records.append)
    defer { GLibLog.removeObserver(token) }
    #expect(records.messages == [])
    log("planted: one", G_LOG_LEVEL_WARNING)
    #expect(records.messages == ["planted: one"])
    log("planted: two", G_LOG_LEVEL_CRITICAL)
    log("three", G_LOG_LEVEL_DEBUG)
    #expect(records.messages == ["planted: one", "planted: two", "three"])
    #expect(records.all.map(\.level) == [.warning, .critical, .debug])
  }

  @Test("each observer is told, and one that was removed no longer")
  func observersAreIndependent() {
    let (first, second) = (Records(), Records())
    let firstToken = GLibLog.addObserver(first.append)
    let secondToken = GLibLog.addObserver(second.append)
    log("one", G_LOG_LEVEL_INFO)
    GLibLog.removeObserver(firstToken)
    log("two", G_LOG_LEVEL_INFO)
    GLibLog.removeObserver(secondToken)
    log("three", G_LOG_LEVEL_INFO)
    #expect(first.messages == ["one"])
    #expect(second.messages == ["one", "two"])
  }

  @Test("an observer that is removed twice takes no later one with it")
  func removingTwice() {
    let records = Records()
    let earlier = GLibLog.addObserver { _ in }
    GLibLog.removeObserver(earlier)
    let token = GLibLog.addObserver(records.append)
    defer { GLibLog.removeObserver(token) }
    GLibLog.removeObserver(earlier)
    log("one", G_LOG_LEVEL_INFO)
    #expect(records.messages == ["one"])
  }

  @Test("a message whose length is given is taken to that length")
  func lengthIsRespected() {
    let records = Records()
    let token = GLibLog.addObserver(records.append)
    defer { GLibLog.removeObserver(token) }
    log("żółw and more", G_LOG_LEVEL_INFO, length: 7)
    #expect(records.messages == ["żółw"])
  }

  @Test("a message of another thread is told as well")
  func otherThread() async {
    let records = Records()
    let token = GLibLog.addObserver(records.append)
    defer { GLibLog.removeObserver(token) }
    await Task.detached { log("from elsewhere", G_LOG_LEVEL_INFO) }.value
    #expect(records.messages == ["from elsewhere"])
  }

  @Test("observers may come and go while other threads log")
  func comingAndGoing() async {
    let records = Records()
    let token = GLibLog.addObserver(records.append)
    defer { GLibLog.removeObserver(token) }
    await withTaskGroup { group in
      for _ in 1...4 { group.addTask { for _ in 1...25 { log("from elsewhere", G_LOG_LEVEL_DEBUG) } } }
      for _ in 1...100 { GLibLog.removeObserver(GLibLog.addObserver { _ in }) }
    }
    #expect(records.messages.count == 100)
  }
}

/// Logs a message through GLib, as a library in C would.
private func log(_ message: String, _ level: GLogLevelFlags, length: Int = -1) {
  message.withCString { message in
    "GraftLogTests".withCString { domain in
      "MESSAGE".withCString { messageKey in
        "GLIB_DOMAIN".withCString { domainKey in
          let fields = [
            GLogField(key: domainKey, value: domain, length: -1),
            GLogField(key: messageKey, value: message, length: length),
          ]
          g_log_structured_array(level, fields, gsize(fields.count))
        }
      }
    }
  }
}
