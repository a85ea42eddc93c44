import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: a body depends on the keys of the environment that it read.
@Suite(.runtime) @MainActor
struct EnvironmentReadTests {
  struct ReaderOfA: View {
    @Environment(\.evaluationA) private var value
    var body: some View { Leaf("a", value) }
  }

  struct ReaderOfB: View {
    @Environment(\.evaluationB) private var value
    var body: some View { Leaf("b", value) }
  }

  struct ReaderOfAll: View {
    @Environment(\.self) private var values
    var body: some View { Leaf("all", values.evaluationA) }
  }

  struct Root: View {
    let a: Int
    let b: Int
    var body: some View {
      Group {
        ReaderOfA()
        ReaderOfB()
        ReaderOfAll()
      }
      .environment(\.evaluationA, a)
      .environment(\.evaluationB, b)
    }
  }

  @Test("A16 a change of one key evaluates its readers and nobody else's")
  func oneKey() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Root(a: 1, b: 1))
    _ = host.takeLog()
    host.show(Root(a: 2, b: 1))
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
    #expect(counts.bodies(of: ReaderOfB.self) == 1)
    #expect(host.takeLog().sorted() == ["update a 2", "update all 2"])
    host.show(Root(a: 2, b: 3))
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
    #expect(counts.bodies(of: ReaderOfB.self) == 2)
    #expect(host.takeLog() == ["update b 3"])
  }

  @Test("A17 a reader of the whole environment depends on the keys that its body used")
  func wholeEnvironment() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Root(a: 1, b: 1))
    host.show(Root(a: 1, b: 2))
    #expect(counts.bodies(of: ReaderOfAll.self) == 1)
    host.show(Root(a: 2, b: 2))
    #expect(counts.bodies(of: ReaderOfAll.self) == 2)
    #expect(host.shown == ["a=2", "b=2", "all=2"])
  }
}

private struct KeyA: EnvironmentKey {
  static let defaultValue = 0
}

private struct KeyB: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var evaluationA: Int {
    get { self[KeyA.self] }
    set { self[KeyA.self] = newValue }
  }

  fileprivate var evaluationB: Int {
    get { self[KeyB.self] }
    set { self[KeyB.self] = newValue }
  }
}
