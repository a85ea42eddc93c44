import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: actions for the changes of a value.
@Suite(.runtime) @MainActor
struct EffectChangeTests {
  struct Watching: View {
    let number: Int
    var label = ""
    let notes: Notes<String>
    var isInitial = false
    var body: some View {
      Leaf("number", number)
        .onChange(of: number, initial: isInitial) { old, new in notes.values.append("\(old) to \(new)\(label)") }
    }
  }

  @Test("LC8 mounting runs no action without initial")
  func mounting() {
    let notes = Notes<String>()
    _ = RecordingHost(Watching(number: 1, notes: notes))
    #expect(notes.values == [])
  }

  @Test("LC9 with initial the action runs at first appearance with the value twice, then with old and new")
  func initial() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(number: 1, notes: notes, isInitial: true))
    #expect(notes.values == ["1 to 1"])
    host.show(Watching(number: 2, notes: notes, isInitial: true))
    #expect(notes.values == ["1 to 1", "1 to 2"])
  }

  @Test("LC10 changes in separate events each give their old and new value")
  func separateEvents() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(number: 0, notes: notes))
    host.show(Watching(number: 1, notes: notes))
    host.show(Watching(number: 2, notes: notes))
    #expect(notes.values == ["0 to 1", "1 to 2"])
  }

  @Test("LC11 the action with two parameters is that of the evaluation with the new value")
  func latestCapture() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(number: 0, label: " old", notes: notes))
    host.show(Watching(number: 1, label: " new", notes: notes))
    #expect(notes.values == ["0 to 1 new"])
  }

  @Test("LC12 an evaluation with an equal value runs no action")
  func equalValue() {
    let notes = Notes<String>()
    let host = RecordingHost(Watching(number: 0, label: "a", notes: notes))
    host.show(Watching(number: 0, label: "b", notes: notes))
    #expect(notes.values == [])
  }

  struct Writing: View {
    @State private var number = 0
    let notes: Notes<String>
    var body: some View {
      Leaf("three", number) {
        number = 1
        number = 2
        number = 3
      }
      .onChange(of: number) { old, new in notes.values.append("\(old) to \(new)") }
    }
  }

  @Test("LC13 several writes of one event are one change, from the value before to the last")
  func coalesced() {
    let notes = Notes<String>()
    let host = RecordingHost(Writing(notes: notes))
    host.send("three")
    #expect(notes.values == ["0 to 3"])
  }

  struct Copying: View {
    @State private var source = 0
    @State private var copy = 0
    let notes: Notes<String>
    var body: some View {
      Leaf("source", source) { source += 1 }
      Leaf("copy", copy)
        .onChange(of: source) {
          notes.values.append("copied"); copy = source
        }
    }
  }

  @Test("LC14 the action runs after the evaluation that saw the value, and may write state")
  func mayWrite() {
    let counts = UpdateStatistics.start()
    let notes = Notes<String>()
    let host = RecordingHost(Copying(notes: notes))
    _ = host.takeLog()
    host.send("source")
    #expect(notes.values == ["copied"])
    // The action of the first leaf captures its view anew in each evaluation (A11).
    #expect(host.takeLog() == ["update source 1", "update source 1", "update copy 1"])
    #expect(counts.bodies(of: Copying.self) == 3)
    #expect(Diagnostics.kinds == [])
  }

  struct Endless: View {
    @State private var number = 0
    let notes: Notes<Int>
    var body: some View {
      Leaf("number", number) { number += 1 }
        .onChange(of: number) {
          notes.values.append(number)
          number += 1
        }
    }
  }

  @Test("LC15 an action that changes its own value runs twice in one update and is reported")
  func endless() {
    let notes = Notes<Int>()
    let host = RecordingHost(Endless(notes: notes))
    host.send("number")
    #expect(notes.values == [1, 2])
    #expect(host.shown == ["number=3"])
    #expect(Diagnostics.kinds == [.updateCycle])
  }
}
