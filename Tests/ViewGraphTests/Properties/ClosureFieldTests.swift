import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: children that hold closures.
@Suite(.runtime) @MainActor
struct ClosureFieldTests {
  struct Child: View {
    let name: String
    let action: () -> Void
    var body: some View { Leaf(name, action: action) }
  }

  private static var plainTaps = 0

  struct Capturing: View {
    let tick: Int
    let notes: Notes<Int>
    var body: some View {
      Child(name: "child") { [tick, notes] in notes.values.append(tick) }
    }
  }

  struct Constant: View {
    let tick: Int
    var body: some View {
      Child(name: "child") { ClosureFieldTests.plainTaps += 1 }
    }
  }

  struct HandingOn: View {
    let tick: Int
    let action: () -> Void
    var body: some View { Child(name: "child", action: action) }
  }

  @Test("A11 A12 a closure that captures a number of the parent counts as changed, and the latest one runs")
  func capturing() {
    let counts = UpdateStatistics.start()
    let notes = Notes<Int>()
    let host = RecordingHost(Capturing(tick: 0, notes: notes))
    host.send("child")
    for tick in 1...2 { host.show(Capturing(tick: tick, notes: notes)) }
    #expect(counts.bodies(of: Child.self) == 3)
    host.send("child")
    #expect(notes.values == [0, 2])
  }

  @Test("A11 A12 a closure that captures nothing is the same in each evaluation, and runs")
  func constant() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Constant(tick: 0))
    _ = host.takeLog()
    for tick in 1...2 { host.show(Constant(tick: tick)) }
    #expect(counts.bodies(of: Constant.self) == 3)
    #expect(counts.bodies(of: Child.self) == 1)
    #expect(host.log == [])
    Self.plainTaps = 0
    host.send("child")
    #expect(Self.plainTaps == 1)
  }

  @Test("A11 A12 a closure handed through is the same until the parent is given another, which then runs")
  func handedOn() {
    let counts = UpdateStatistics.start()
    let notes = Notes<Int>()
    let first = { notes.values.append(1) }
    let host = RecordingHost(HandingOn(tick: 0, action: first))
    for tick in 1...2 { host.show(HandingOn(tick: tick, action: first)) }
    #expect(counts.bodies(of: HandingOn.self) == 3)
    #expect(counts.bodies(of: Child.self) == 1)
    host.send("child")
    host.show(HandingOn(tick: 2) { notes.values.append(2) })
    #expect(counts.bodies(of: Child.self) == 2)
    host.send("child")
    #expect(notes.values == [1, 2])
  }
}
