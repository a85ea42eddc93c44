import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Which actions wait for the layout of a mapped window, and which run at the end of their update.
@Suite(.runtime) @MainActor
struct EffectMomentTests {
  let notes = Notes<String>()

  struct Changing: View {
    let notes: Notes<String>
    @State private var number = 0
    @State private var double = 0
    var body: some View {
      Leaf("plus", number) { number += 1 }
        .onAppear { notes.values.append("appear") }
        .onChange(of: number) {
          double = number * 2
          notes.values.append("\($0) to \($1)")
        }
        .onChange(of: double) { notes.values.append("double \($1)") }
      Leaf("read") { notes.values.append("reads \(double)") }
      if number > 0 { Leaf("more").onAppear { notes.values.append("more appears") } }
    }
  }

  @Test("LC14 a change, and what follows from it, is told before the next event, though a layout is due")
  func change() {
    let host = RecordingHost(Changing(notes: notes), laysOut: true)
    host.layOut(in: .zero)
    host.send("plus")
    host.tap("read")
    #expect(notes.values == ["appear", "0 to 1", "double 2", "reads 2"])
    #expect(!host.isSettled)
    host.layOut(in: .zero)
    #expect(notes.values == ["appear", "0 to 1", "double 2", "reads 2", "more appears"])
    #expect(host.isSettled)
  }

  @Test("LC9 LC14 a change of a view that has not appeared waits for its appearance")
  func changeBeforeAppearance() {
    let host = RecordingHost(Changing(notes: notes), laysOut: true)
    host.send("plus")
    #expect(notes.values == [])
    host.layOut(in: .zero)
    #expect(notes.values == ["appear", "more appears", "0 to 1", "double 2"])
  }

  struct Coming: View {
    var isShown = true
    var id = 1
    let notes: Notes<String>
    var body: some View {
      Leaf("top")
      if isShown {
        Leaf("a")
          .onAppear { notes.values.append("appear \(id)") }
          .onDisappear { notes.values.append("disappear \(id)") }
          .id(id)
      }
    }
  }

  @Test("LC19 a view that goes disappears at the end of the update, without a layout")
  func disappearance() {
    let host = RecordingHost(Coming(notes: notes), laysOut: true)
    host.layOut(in: .zero)
    host.show(Coming(isShown: false, notes: notes))
    #expect(notes.values == ["appear 1", "disappear 1"])
  }

  @Test("ID14 a view whose place another one takes disappears after that has appeared, and so after the layout")
  func replacement() {
    let host = RecordingHost(Coming(notes: notes), laysOut: true)
    host.layOut(in: .zero)
    host.show(Coming(id: 2, notes: notes))
    #expect(notes.values == ["appear 1"])
    host.layOut(in: .zero)
    #expect(notes.values == ["appear 1", "appear 2", "disappear 1"])
  }

  struct Fetching: View {
    let id: Int
    let notes: Notes<String>
    let gate: Gate
    var body: some View {
      Leaf("v").task(id: id) {
        notes.values.append("start \(id)")
        await noting("cancel \(id)", notes) { await gate.wait() }
      }
    }
  }

  @Test("LC26 a task with another id starts anew at the end of the update, and the first one after the layout")
  func task() async {
    let gate = Gate()
    defer { gate.open() }
    let host = RecordingHost(Fetching(id: 1, notes: notes, gate: gate), laysOut: true)
    await Turn.end()
    #expect(notes.values == [])
    host.layOut(in: .zero)
    await gate.arrival(of: 1)
    host.show(Fetching(id: 2, notes: notes, gate: gate))
    await gate.arrival(of: 2)
    #expect(notes.values == ["start 1", "cancel 1", "start 2"])
  }

  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("LC5 a preference is told at the end of the update, at first as well")
  func preference() {
    struct Writing: View {
      let value: Int
      let notes: Notes<String>
      var body: some View {
        Leaf("v").preference(key: Sum.self, value: value)
          .onPreferenceChange(Sum.self) { notes.values.append("sum \($0)") }
      }
    }
    let host = RecordingHost(Writing(value: 1, notes: notes), laysOut: true)
    #expect(notes.values == ["sum 1"])
    host.show(Writing(value: 2, notes: notes))
    #expect(notes.values == ["sum 1", "sum 2"])
  }
}
