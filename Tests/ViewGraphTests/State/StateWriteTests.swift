import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: which writes of state evaluate a body.
@Suite(.runtime) @MainActor
struct StateWriteTests {
  struct Writer: View {
    @State private var count = 2
    var body: some View {
      Leaf("plus", count) { count += 1 }
      Leaf("other")
    }
  }

  @Test("A3 a write of another value evaluates the reader once and shows it")
  func write() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Writer())
    let inserted = [
      "make plus", "update plus 2", "insert plus at 0", "make other", "update other", "insert other at 1",
    ]
    #expect(host.takeLog() == inserted)
    host.send("plus")
    #expect(counts.bodies(of: Writer.self) == 2)
    #expect(host.takeLog() == ["update plus 3"])
    host.send("plus")
    host.send("plus")
    #expect(counts.bodies(of: Writer.self) == 4)
    #expect(host.shown == ["plus=5", "other"])
  }

  struct EqualWriter: View {
    let changes: Notes<Int>
    @State private var count = 2
    var body: some View {
      Leaf("two", count) { count = 2 }.onChange(of: count) { changes.values.append($1) }
      Leaf("three") { count = 3 }
    }
  }

  @Test("A4 a write of an equal value evaluates nothing and is no change")
  func equalWrite() {
    let counts = UpdateStatistics.start()
    let changes = Notes<Int>()
    let host = RecordingHost(EqualWriter(changes: changes))
    _ = host.takeLog()
    host.send("two")
    #expect(counts.bodies(of: EqualWriter.self) == 1)
    #expect(host.takeLog() == [] && changes.values == [])
    host.send("three")
    host.send("three")
    #expect(counts.bodies(of: EqualWriter.self) == 2)
    #expect(changes.values == [3])
  }

  final class Model {}

  struct Pair {
    var number: Int
    var text: String
  }

  struct Comparing: View {
    @State private var model = Model()
    @State private var pair = Pair(number: 1, text: "one")
    var body: some View {
      let (model, pair) = (model, pair)
      Leaf("same model") { self.model = model }
      Leaf("other model") { self.model = Model() }
      Leaf("same pair") { self.pair = Pair(number: 1, text: pair.text) }
      Leaf("other pair") { self.pair.text = "two" }
    }
  }

  @Test("A5 state of a class type is compared by reference, a struct that is not Equatable by its fields")
  func comparison() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Comparing())
    host.send("same model")
    host.send("same pair")
    #expect(counts.bodies(of: Comparing.self) == 1)
    host.send("other model")
    #expect(counts.bodies(of: Comparing.self) == 2)
    host.send("other pair")
    #expect(counts.bodies(of: Comparing.self) == 3)
  }

  struct Unread: View {
    let reads: Notes<Int>
    @State private var count = 0
    var body: some View {
      Leaf("plus") { count += 1 }
      Leaf("read") { reads.values.append(count) }
    }
  }

  @Test("A6 a write of state that only actions read evaluates nothing, and is not lost")
  func unread() {
    let counts = UpdateStatistics.start()
    let reads = Notes<Int>()
    let host = RecordingHost(Unread(reads: reads))
    host.send("plus")
    host.send("plus")
    host.send("read")
    #expect(counts.bodies(of: Unread.self) == 1)
    #expect(reads.values == [2])
  }

  struct Sometimes: View {
    @State private var isRead = false
    @State private var count = 0
    var body: some View {
      Leaf("switch") { isRead.toggle() }
      Leaf("plus") { count += 1 }
      if isRead { Leaf("count", count) }
    }
  }

  @Test("A7 state that the latest evaluation read is never missed, whatever earlier ones read")
  func sometimesRead() {
    let host = RecordingHost(Sometimes())
    host.send("plus")
    host.send("switch")
    #expect(host.shown.last == "count=1")
    host.send("plus")
    #expect(host.shown.last == "count=2")
    host.send("switch")
    host.send("plus")
    host.send("switch")
    host.send("plus")
    #expect(host.shown.last == "count=4")
  }
}
