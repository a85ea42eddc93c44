import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: a write through a binding, and the initialisers of views that take one.
@Suite(.runtime) @MainActor
struct BindingWriteTests {
  struct Reader: View {
    @Binding var value: Int
    var body: some View { Leaf("reader", value) { value += 1 } }
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
