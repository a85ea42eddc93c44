import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: who is evaluated when a value is read and written through a binding.
@Suite(.runtime) @MainActor
struct BindingTests {
  struct Reader: View {
    @Binding var value: Int
    var body: some View { Leaf("reader", value) { value += 1 } }
  }

  struct ActsOnly: View {
    @Binding var value: Int
    let reads: Notes<Int>
    var body: some View { Leaf("acts") { reads.values.append(value) } }
  }

  struct Parent: View {
    let reads: Notes<Int>
    @State private var value = 1
    var body: some View {
      Leaf("source") { value += 10 }
      Leaf("equal") { [value = $value] in value.wrappedValue = value.wrappedValue }
      Reader(value: $value)
      ActsOnly(value: $value, reads: reads)
    }
  }

  @Test("BI2 BI3 a change of the source evaluates the child that reads it, not the parent that passes it on")
  func sourceChanges() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(reads: Notes()))
    _ = host.takeLog()
    host.send("source")
    #expect(host.takeLog() == ["update reader 11"])
    host.send("reader")
    #expect(host.takeLog() == ["update reader 12"])
    #expect(counts.bodies(of: Reader.self) == 3)
    #expect(counts.bodies(of: Parent.self) == 1)
  }

  @Test("BI4 a change of the source does not evaluate a child that reads the binding only in an action")
  func readInAction() {
    let counts = UpdateStatistics.start()
    let reads = Notes<Int>()
    let host = RecordingHost(Parent(reads: reads))
    host.send("acts")
    host.send("source")
    host.send("acts")
    #expect(counts.bodies(of: ActsOnly.self) == 1)
    #expect(reads.values == [1, 11])
  }

  struct Sometimes: View {
    @Binding var value: Int
    @State private var isRead = true
    var body: some View {
      Leaf("switch") { isRead.toggle() }
      Leaf("value", isRead ? value : -1)
    }
  }

  struct SometimesParent: View {
    @State private var value = 1
    var body: some View {
      Leaf("source") { value += 1 }
      Sometimes(value: $value)
    }
  }

  @Test("BI4 a change of the source does not evaluate a child whose latest evaluation did not read it")
  func noLongerRead() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(SometimesParent())
    host.send("source")
    #expect(counts.bodies(of: Sometimes.self) == 2)
    host.send("switch")
    host.send("source")
    #expect(counts.bodies(of: Sometimes.self) == 3)
    host.send("switch")
    #expect(host.shown == ["source", "switch", "value=3"])
  }

  @Test("BI18 a write of an equal value through a binding evaluates nothing")
  func equalWrite() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(reads: Notes()))
    _ = host.takeLog()
    host.tap("equal")
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: Reader.self) == 1)
    #expect(host.takeLog() == [])
  }

  struct Closures: View {
    @Binding var value: Int
    var body: some View { Leaf("closures", value) }
  }

  struct Ticking: View {
    let tick: Int
    @State private var value = 0
    var body: some View {
      Reader(value: $value)
      Closures(value: Binding(get: { value }, set: { value = $0 }))
    }
  }

  @Test("BI19 a child whose binding to state is unchanged is skipped, one with closures counts as changed")
  func skipping() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Ticking(tick: 0))
    for tick in 1...3 { host.show(Ticking(tick: tick)) }
    #expect(counts.bodies(of: Ticking.self) == 4)
    #expect(counts.bodies(of: Reader.self) == 1)
    #expect(counts.bodies(of: Closures.self) == 4)
  }
}
