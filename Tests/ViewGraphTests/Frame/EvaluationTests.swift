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
  func mount() {
    let counts = UpdateStatistics.start()
    let view = TwoChildren()
    #expect(counts.bodies(of: TwoChildren.self) == 0)
    let host = RecordingHost(view)
    #expect(counts.bodies(of: TwoChildren.self) == 1)
    #expect(counts.bodies(of: Child.self) == 2)
    #expect(host.shown == ["a", "b"])
  }

  struct Outer: View {
    let notes: Notes<RecordingHost<Child>>
    @State private var count = 0

    var body: some View {
      if notes.values.isEmpty { notes.values.append(RecordingHost(Child(name: "inner"))) }
      return Leaf("outer", count) { count += 1 }
    }
  }

  @Test("A6 what a body reads after it has built another host is what it reads itself")
  func nestedHost() {
    let counts = UpdateStatistics.start()
    let notes = Notes<RecordingHost<Child>>()
    let host = RecordingHost(Outer(notes: notes))
    #expect(notes.values.first?.shown == ["inner"])
    host.send("outer")
    #expect(host.shown == ["outer=1"])
    #expect(counts.bodies(of: Outer.self) == 2)
    #expect(counts.bodies(of: Child.self) == 1)
    notes.values = []
  }

  struct InitCounting: View {
    init(_ notes: Notes<String>) { notes.values.append("init") }
    var body: some View { Leaf("child") }
  }

  struct Parent: View {
    let value: Int
    let notes: Notes<String>
    var body: some View { InitCounting(notes) }
  }

  @Test("A2 each evaluation of the parent makes the child's value anew, without evaluating the child")
  func childInits() {
    let counts = UpdateStatistics.start()
    let notes = Notes<String>()
    let host = RecordingHost(Parent(value: 0, notes: notes))
    #expect(notes.values.count == 1)
    for value in 1...3 { host.show(Parent(value: value, notes: notes)) }
    #expect(notes.values.count == 4)
    #expect(counts.bodies(of: Parent.self) == 4)
    #expect(counts.bodies(of: InitCounting.self) == 1)
  }
}
