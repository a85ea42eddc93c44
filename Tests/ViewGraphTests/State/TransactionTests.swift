import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Sections A and AN: how writes under several transactions are evaluated.
@Suite(.runtime) @MainActor
struct TransactionTests {
  let notes = Notes<String>()

  struct Counting: View {
    let notes: Notes<String>
    let action: (Binding<Int>) -> Void
    @State private var number = 0
    var body: some View {
      let _ = notes.values.append("body \(number)")
      Leaf("go", number) { action($number) }
        .onChange(of: number) { notes.values.append("changed \($0) to \($1)") }
      Probe("probe", number, notes)
    }
  }

  private func host(laysOut: Bool = false, _ action: @escaping (Binding<Int>) -> Void) -> RecordingHost<Counting> {
    let host = RecordingHost(Counting(notes: notes, action: action), laysOut: laysOut)
    #expect(notes.values == ["body 0", "probe 0 plain"])
    notes.values = []
    return host
  }

  /// Plain writes, then animated ones.
  private func writeFour(_ number: Binding<Int>) {
    number.wrappedValue = 1
    number.wrappedValue = 2
    withAnimation(.linear) {
      number.wrappedValue = 3
      number.wrappedValue = 4
    }
    notes.values.append("read \(number.wrappedValue)")
  }

  @Test("A19 plain and animated writes of one event are two evaluations, each with the values of its transaction")
  func plainThenAnimated() {
    let host = host(writeFour)
    host.tap("go")
    #expect(notes.values == ["read 4"])
    host.settle()
    #expect(
      notes.values == [
        "read 4", "body 2", "probe 2 plain", "changed 0 to 2", "body 4", "probe 4 linear", "changed 2 to 4",
      ])
    #expect(host.shown == ["go=4"])
    #expect(host.isSettled && Diagnostics.kinds == [])
  }

  @Test("A19 in a mapped host the changes of both transactions are reported as elsewhere, without a layout")
  func mappedHost() {
    let host = host(laysOut: true, writeFour)
    host.send("go")
    #expect(
      notes.values == [
        "read 4", "body 2", "probe 2 plain", "changed 0 to 2", "body 4", "probe 4 linear", "changed 2 to 4",
      ])
  }

  @Test("A19 an event may have many transactions: each is one evaluation and one change, and none counts as a cycle")
  func manyTransactions() {
    let host = host { number in
      for _ in 0..<10 {
        number.wrappedValue += 1
        withAnimation(.linear) { number.wrappedValue += 1 }
      }
    }
    host.send("go")
    #expect(notes.values.filter { $0.hasPrefix("body") } == (1...20).map { "body \($0)" })
    #expect(notes.values.filter { $0.hasPrefix("changed") } == (0..<20).map { "changed \($0) to \($0 + 1)" })
    #expect(Diagnostics.kinds == [])
  }

  @Test("A18 A19 writes under equal transactions are one evaluation, also where a transaction says nothing")
  func equalTransactions() {
    let host = host { number in
      withAnimation(.linear) { number.wrappedValue = 1 }
      withTransaction(Transaction(animation: .linear)) { number.wrappedValue = 2 }
    }
    host.send("go")
    #expect(notes.values == ["body 2", "probe 2 linear", "changed 0 to 2"])
    let plain = RecordingHost(
      Counting(notes: notes) { number in
        number.wrappedValue = 1
        withTransaction(Transaction()) { number.wrappedValue = 2 }
      })
    notes.values = []
    plain.send("go")
    #expect(notes.values == ["body 2", "probe 2 plain", "changed 0 to 2"])
  }

  @Test("A19 a transaction that writes back what there was changes nothing after it")
  func thereAndBack() {
    let host = host { number in
      number.wrappedValue = 1
      withAnimation { number.wrappedValue = 1 }
      withAnimation {
        number.wrappedValue = 2
        number.wrappedValue = 1
      }
    }
    host.send("go")
    #expect(notes.values == ["body 1", "probe 1 plain", "changed 0 to 1"])
    #expect(host.isSettled)
  }

  @Test("AN1 AN2 an animated write reads back at once; its update has the animation, and the next write has none")
  func animatedWrite() {
    let host = host { number in
      withAnimation(.easeIn) { number.wrappedValue += 1 }
      notes.values.append("read \(number.wrappedValue)")
    }
    host.send("go")
    #expect(notes.values == ["read 1", "body 1", "probe 1 easeIn", "changed 0 to 1"])
    notes.values = []
    host.show(Counting(notes: notes) { $0.wrappedValue += 1 })
    host.send("go")
    #expect(notes.values.suffix(3) == ["body 2", "probe 2 plain", "changed 1 to 2"])
  }

  @Test("AN7 the inner of two nested animations applies to the writes inside it, and what only the outer says stays")
  func nested() {
    let host = host { number in
      withTransaction(\.isContinuous, true) {
        withAnimation(.easeIn) {
          withAnimation(.linear) { number.wrappedValue = 1 }
        }
      }
    }
    host.send("go")
    #expect(notes.values == ["body 1", "probe 1 linear continuous", "changed 0 to 1"])
  }

  struct Appearing: View {
    let notes: Notes<String>
    @State private var number = 0
    var body: some View {
      Leaf("go", number) { withAnimation { number += 1 } }
        .onAppear { notes.values.append("appear") }
        .onDisappear { notes.values.append("disappear") }
    }
  }

  @Test("AN8 an animated change of a property is made in place: the view neither disappears nor appears")
  func inPlace() {
    let host = RecordingHost(Appearing(notes: notes))
    _ = host.takeLog()
    host.send("go")
    #expect(host.takeLog() == ["update go 1"])
    #expect(notes.values == ["appear"])
  }

  @Test("AN1 (part) what an action of an animated update writes is not animated by it")
  func effectsArePlain() {
    let host = RecordingHost(Chain(notes: notes))
    notes.values = []
    host.send("go")
    #expect(notes.values == ["first 1 linear", "second 1 plain"])
    #expect(host.isSettled)
  }

  struct Chain: View {
    let notes: Notes<String>
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Leaf("go") { withAnimation(.linear) { first += 1 } }
        .onChange(of: first) { second = first }
      Probe("first", first, notes)
      Probe("second", second, notes)
    }
  }

  @Test("A25 (part) an animated write of another thread brings its animation along")
  func otherThread() async {
    let host = RecordingHost(
      Counting(notes: notes) { number in
        Task.detached { withAnimation(.linear) { number.wrappedValue = 7 } }
      })
    notes.values = []
    host.tap("go")
    await Turn.until {
      host.settle()
      return host.shown == ["go=7"]
    }
    #expect(notes.values == ["body 7", "probe 7 linear", "changed 0 to 7"])
  }

  @Test("A25 (part) a write of another thread while transactions wait is the last one")
  func otherThreadWhileWaiting() async {
    let host = host { number in
      number.wrappedValue = 1
      withAnimation(.linear) { number.wrappedValue = 2 }
      runOnAnotherThread { number.wrappedValue = 3 }
    }
    host.send("go")
    #expect(notes.values.filter { $0.hasPrefix("body") } == ["body 1", "body 3"])
    #expect(notes.values.contains("probe 3 linear"))
  }

  @Test("A27 a transaction that waits when its view goes away is evaluated by nobody")
  func viewGoes() {
    let host = RecordingHost(Going(notes: notes))
    notes.values = []
    host.send("go")
    #expect(notes.values == [])
    #expect(host.shown == [])
    #expect(host.isSettled && Diagnostics.kinds == [])
  }

  struct Going: View {
    let notes: Notes<String>
    @State private var isShown = true
    var body: some View {
      if isShown {
        Counting(notes: notes) { number in
          isShown = false
          withAnimation { number.wrappedValue = 1 }
        }
      }
    }
  }
}
