import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: when bodies run.
@Suite(.runtime) @MainActor
struct EvaluationTests {
  struct Child: View {
    let name: String
    var body: some View { Leaf(name) }
  }

  struct TwoChildren: View {
    var body: some View {
      Child(name: "a")
      Child(name: "b")
    }
  }

  @Test("A1 mounting evaluates each body once, and making values evaluates none")
  func mountEvaluatesOnce() {
    let counts = UpdateStatistics.start()
    let view = TwoChildren()
    #expect(counts.bodies(of: TwoChildren.self) == 0)
    _ = RecordingHost(view)
    #expect(counts.bodies(of: TwoChildren.self) == 1)
    #expect(counts.bodies(of: Child.self) == 2)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Leaf("count", count) { count += 1 }
      Leaf("same") { count = count + 0 }
    }
  }

  @Test("A3 a write of another value evaluates the readers once and shows it")
  func writeEvaluates() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Counter())
    #expect(host.takeLog() == ["make count", "update count 0", "insert count at 0", "make same", "update same", "insert same at 1"])
    host.tap("count")
    host.settle()
    #expect(counts.bodies(of: Counter.self) == 2)
    #expect(host.shown == ["count=1", "same"])
  }

  @Test("A4 a write of an equal value evaluates nothing")
  func equalWrite() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Counter())
    host.tap("same")
    host.settle()
    #expect(counts.bodies(of: Counter.self) == 1)
  }
}
