import GraftTestTraits
import Logging
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: what the debugging hook says of why a body runs.
@Suite(.runtime) @MainActor
struct ChangeTraceTests {
  let notes = Notes<String>()

  struct Plain: View {
    let number: Int
    let notes: Notes<String>
    var body: some View {
      let _ = notes.values.append(ChangeTrace.description(of: Self.self))
      Leaf("plain", number)
    }
  }

  struct Counting: View {
    let number: Int
    let notes: Notes<String>
    @State private var count = 0
    @State private var other = 0
    @Environment(\.traceNumber) private var inherited
    var body: some View {
      let _ = notes.values.append(ChangeTrace.description(of: Self.self))
      Leaf("count", count + number + inherited) { count += 1 }
      Leaf("both", other) {
        count += 1
        other += 1
      }
    }
  }

  @Test("A29 at first a view names itself and the types around it; with state also its identity and its properties")
  func first() {
    _ = RecordingHost(Plain(number: 1, notes: notes))
    _ = RecordingHost(Counting(number: 1, notes: notes))
    #expect(
      notes.values == [
        "ChangeTraceTests.Plain: @self changed.",
        "ChangeTraceTests.Counting: @self, @identity, _count, _other, _inherited changed.",
      ])
  }

  struct Root: View {
    let number: Int
    let inherited: Int
    let notes: Notes<String>
    var body: some View { Counting(number: number, notes: notes).environment(\.traceNumber, inherited) }
  }

  @Test(
    "A29 (part) later it names what has changed: a state, several, the value of the view, or what it read elsewhere")
  func later() {
    let host = RecordingHost(Root(number: 1, inherited: 1, notes: notes))
    notes.values = []
    host.send("count")
    host.send("both")
    host.show(Root(number: 2, inherited: 1, notes: notes))
    host.show(Root(number: 2, inherited: 2, notes: notes))
    #expect(
      notes.values == [
        "ChangeTraceTests.Counting: _count changed.", "ChangeTraceTests.Counting: _count, _other changed.",
        "ChangeTraceTests.Counting: @self changed.", "ChangeTraceTests.Counting: @dependencies changed.",
      ])
  }

  struct Logging: View {
    @State private var count = 0

    var body: some View {
      let _ = Self._logChanges()
      Leaf("count", count) { count += 1 }
    }
  }

  @Test("why a body runs is logged in the same words, once an evaluation")
  func logged() {
    let before = ChangeTrace.logger
    defer { ChangeTrace.logger = before }
    ChangeTrace.logger = Logger(label: "test") { _ in NotingLog(notes: notes) }
    let host = RecordingHost(Logging())
    host.send("count")
    #expect(
      notes.values == [
        "info ChangeTraceTests.Logging: @self, @identity, _count changed.",
        "info ChangeTraceTests.Logging: _count changed.",
      ])
  }

  private struct Box<Content: View>: View {
    let content: Content
    let notes: Notes<String>
    var body: some View {
      let _ = notes.values.append(ChangeTrace.description(of: Self.self))
      content
    }
  }

  @Test("a view inside of a function is named by the types around that, a generic one by its arguments too")
  func names() {
    struct Local: View {
      var body: some View { Leaf("local") }
    }
    _ = RecordingHost(Box(content: Local(), notes: notes))
    #expect(notes.values == ["ChangeTraceTests.Box<ChangeTraceTests.Local>: @self changed."])
  }
}

private struct TraceNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var traceNumber: Int {
    get { self[TraceNumberKey.self] }
    set { self[TraceNumberKey.self] = newValue }
  }
}

/// Keeps what is logged; a test logs on the main thread alone.
private struct NotingLog: LogHandler, @unchecked Sendable {
  let notes: Notes<String>
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { notes.values.append("\(event.level) \(event.message)") }
}
