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

  struct Writer: View {
    @Binding var value: Int
    let parentReads: () -> Int
    let seen: Notes<Int>
    var body: some View {
      Leaf("write", value) {
        value = 5
        seen.values += [value, parentReads()]
        value += 1
        seen.values += [value, parentReads()]
      }
    }
  }

  struct ReadingParent: View {
    let seen: Notes<Int>
    @State private var value = 0
    var body: some View {
      Leaf("parent", value)
      Writer(value: $value, parentReads: { value }, seen: seen)
    }
  }

  @Test("BI1 BI17 a write arrives at once, in the child and in the parent, and all readers show it")
  func writeArrives() {
    let counts = UpdateStatistics.start()
    let seen = Notes<Int>()
    let host = RecordingHost(ReadingParent(seen: seen))
    _ = host.takeLog()
    host.tap("write")
    #expect(seen.values == [5, 5, 6, 6])
    #expect(host.takeLog() == [])
    host.settle()
    #expect(host.takeLog() == ["update parent 6", "update write 6"])
    #expect(counts.bodies(of: ReadingParent.self) == 2)
    #expect(counts.bodies(of: Writer.self) == 2)
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

  struct OwnInit: View {
    @Binding var value: Int
    init(value: Binding<Int>) { self._value = value }
    var body: some View { Leaf("own", value) { value += 1 } }
  }

  struct BothInits: View {
    @State private var value = 0
    var body: some View {
      OwnInit(value: $value)
      Reader(value: $value)
    }
  }

  @Test("BI20 an init of one's own that takes a binding behaves as the memberwise one")
  func initialisers() {
    let host = RecordingHost(BothInits())
    _ = host.takeLog()
    host.send("own")
    #expect(host.takeLog() == ["update own 1", "update reader 1"])
    host.send("reader")
    #expect(host.takeLog() == ["update own 2", "update reader 2"])
  }
}
