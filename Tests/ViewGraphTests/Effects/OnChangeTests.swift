import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: when the action of `onChange(of:)` runs, and with what.
@Suite(.runtime) @MainActor
struct OnChangeTests {
  struct Watching: View {
    let notes: Notes<String>
    var isInitial = false
    @State private var number = 0
    var body: some View {
      let _ = notes.values.append("body \(number)")
      Leaf("plus", number) { number += 1 }
        .onChange(of: number, initial: isInitial) { notes.values.append("\($0) to \($1)") }
      Leaf("equal") { [number = $number] in number.wrappedValue = number.wrappedValue }
      Leaf("several") {
        number += 1
        number *= 10
        number += 5
      }
      Leaf("there and back") {
        number += 1
        number -= 1
      }
    }
  }

  @Test("LC8 LC10 mounting runs no action; each change runs it with the old and the new value")
  func changes() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes))
    #expect(notes.values == ["body 0"])
    host.send("plus")
    #expect(notes.values == ["body 0", "body 1", "0 to 1"])
    host.send("plus")
    #expect(notes.values == ["body 0", "body 1", "0 to 1", "body 2", "1 to 2"])
  }

  @Test("LC9 with initial it runs at the first appearance with the value twice, then with old and new")
  func initial() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes, isInitial: true), laysOut: true)
    #expect(notes.values == ["body 0"])
    host.layOut(in: .zero)
    #expect(notes.values == ["body 0", "0 to 0"])
    host.send("plus")
    host.layOut(in: .zero)
    #expect(notes.values == ["body 0", "0 to 0", "body 1", "0 to 1"])
  }

  @Test("LC9 a change before the first appearance is reported after the initial value")
  func changeBeforeAppearance() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes, isInitial: true), laysOut: true)
    host.send("plus")
    host.layOut(in: .zero)
    #expect(notes.values == ["body 0", "body 1", "0 to 0", "0 to 1"])
  }

  @Test("LC12 a write of an equal value runs no action")
  func equalWrite() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes))
    host.send("equal")
    host.send("there and back")
    #expect(notes.values.contains { $0.contains("to") } == false)
    host.send("plus")
    #expect(notes.values.filter { $0.contains("to") } == ["0 to 1"])
  }

  @Test("LC13 several writes of one event run it once, with the value before and the final one")
  func severalWrites() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes))
    host.send("several")
    #expect(notes.values == ["body 0", "body 15", "0 to 15"])
  }

  @Test("LC10 events are each reported before the next, also without a layout, and are no cycle, however many they are")
  func eventsWithoutLayout() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(notes: notes), laysOut: true)
    for _ in 0..<20 { host.send("plus") }
    #expect(host.shown.first == "plus=20")
    #expect(notes.values.filter { $0.contains("to") } == (0..<20).map { "\($0) to \($0 + 1)" })
    #expect(Diagnostics.kinds == [])
  }

  struct Capturing: View {
    let number: Int
    let notes: Notes<String>

    @available(*, deprecated, message: "uses the deprecated form on purpose")
    var body: some View {
      Leaf("number", number)
        .onChange(of: number) { notes.values.append("none: \(number)") }
        .onChange(of: number) { old, new in notes.values.append("two: \(number) of \(old), \(new)") }
        .onChange(of: number, perform: { new in notes.values.append("one: \(number) of \(new)") })
    }
  }

  @Test("LC11 the forms of none and two parameters captured the new values, the deprecated one the previous")
  func captures() {
    let notes = Notes<String>()
    let host = RecordingHost(Capturing(number: 1, notes: notes))
    host.show(Capturing(number: 2, notes: notes))
    #expect(notes.values == ["none: 2", "two: 2 of 1, 2", "one: 1 of 2"])
  }

  struct Following: View {
    let seen: Notes<String>
    @State private var number = 0
    @State private var copy = 0
    var body: some View {
      let _ = seen.values.append("body \(number) \(copy)")
      Leaf("plus", number) { number += 1 }
        .onChange(of: number) {
          copy = number
          seen.values.append("action")
        }
    }
  }

  @Test("LC14 the action runs after the body that saw the new value, in the same settle, and may write state")
  func writesState() {
    let counts = UpdateStatistics.start()
    let seen = Notes<String>()
    let host = RecordingHost(Following(seen: seen))
    host.send("plus")
    #expect(seen.values == ["body 0 0", "body 1 0", "action", "body 1 1"])
    #expect(counts.bodies(of: Following.self) == 3)
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [])
  }

  struct Chasing: View {
    let runs: Notes<Int>
    @State private var number = 0
    var body: some View {
      Leaf("plus", number) { number += 1 }
        .onChange(of: number) {
          runs.values.append(number)
          number += 1
        }
    }
  }

  @Test("LC15 an action that changes its own value runs twice in one update, and a cycle is reported")
  func ownValue() {
    let runs = Notes<Int>()
    let host = RecordingHost(Chasing(runs: runs))
    #expect(runs.values == [])
    host.send("plus")
    #expect(runs.values == [1, 2])
    #expect(host.shown == ["plus=3"])
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.updateCycle])
  }
}
