import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: appearance and disappearance.
@Suite(.runtime) @MainActor
struct EffectAppearanceTests {
  struct Noting: View {
    let name: String
    var number = 0
    let notes: Notes<String>
    var body: some View {
      Leaf(name, number)
        .onAppear { notes.values.append("\(name) appears") }
        .onDisappear { notes.values.append("\(name) disappears") }
    }
  }

  struct Switching: View {
    let isShown: Bool
    let notes: Notes<String>
    var body: some View {
      if isShown { Noting(name: "a", notes: notes) }
    }
  }

  @Test("LC16 evaluating again does not run onAppear again")
  func once() {
    let notes = Notes<String>()
    let host = RecordingHost(Noting(name: "a", notes: notes))
    #expect(notes.values == ["a appears"])
    host.show(Noting(name: "a", number: 1, notes: notes))
    #expect(notes.values == ["a appears"])
  }

  @Test("LC17 onAppear comes after the first evaluation and, where a layout follows, after it")
  func afterLayout() {
    let notes = Notes<String>()
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Noting(name: "a", notes: notes), laysOut: true)
    #expect(counts.bodies(of: Noting.self) == 1)
    #expect(notes.values == [])
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "a") == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(notes.values == ["a appears"])
  }

  struct Nested: View {
    let notes: Notes<String>
    var body: some View {
      LeafStack {
        Noting(name: "first", notes: notes)
        Noting(name: "second", notes: notes)
      }
      .onAppear { notes.values.append("outside appears") }
      .onChange(of: 1, initial: true) { notes.values.append("change") }
      .onAppear { notes.values.append("outermost appears") }
    }
  }

  @Test("LC18 inner views appear first; on one view the modifiers go in the order in which they were applied")
  func order() {
    let notes = Notes<String>()
    let host = RecordingHost(Nested(notes: notes))
    #expect(host.shown == ["first=0", "second=0"])
    #expect(
      notes.values == ["first appears", "second appears", "outside appears", "change", "outermost appears"])
  }

  @Test("LC19 a view that comes, goes and comes again appears, disappears and appears")
  func comingAndGoing() {
    let notes = Notes<String>()
    let host = RecordingHost(Switching(isShown: true, notes: notes))
    host.show(Switching(isShown: false, notes: notes))
    host.show(Switching(isShown: true, notes: notes))
    #expect(notes.values == ["a appears", "a disappears", "a appears"])
  }

  @Test("LC20 taking a host down runs onDisappear once for each view that has appeared")
  func unmount() {
    let notes = Notes<String>()
    let host = RecordingHost(Nested(notes: notes))
    notes.values = []
    host.unmount()
    host.unmount()
    #expect(notes.values == ["first disappears", "second disappears"])
  }

  @Test("LC20 a view that never appeared does not disappear")
  func neverAppeared() {
    let notes = Notes<String>()
    let host = RecordingHost(Noting(name: "a", notes: notes), laysOut: true)
    host.unmount()
    #expect(notes.values == [])
  }

  struct Fetching: View {
    let key: Int
    @State private var fetched = 0
    let notes: Notes<String>
    var body: some View { Leaf("count", fetched).onAppear(perform: fetch) }

    private func fetch() {
      fetched += 1
      notes.values.append("\(key) \(fetched)")
    }
  }

  @Test("LC22 (part) a method used as the action reads live state")
  func method() {
    let notes = Notes<String>()
    let host = RecordingHost(Fetching(key: 7, notes: notes))
    #expect(notes.values == ["7 1"])
    #expect(host.shown == ["count=1"])
  }

  @Test("LC29 no action is no harm")
  func noAction() {
    let host = RecordingHost(Leaf("a").onAppear(perform: nil).onDisappear(perform: nil))
    #expect(host.takeLog() == ["make a", "update a", "insert a at 0"])
    host.unmount()
    #expect(host.takeLog() == ["dismantle a", "remove a"])
  }

  struct LastWords: View {
    @State private var number = 0
    let notes: Notes<Int>
    var body: some View {
      Leaf("number", number).onDisappear {
        number = 5
        notes.values.append(number)
      }
    }
  }

  @Test("LC30 state written in onDisappear of a removed view is dropped and evaluates nothing")
  func writeAtTheEnd() {
    struct Root: View {
      let isShown: Bool
      let notes: Notes<Int>
      var body: some View { if isShown { LastWords(notes: notes) } }
    }
    let counts = UpdateStatistics.start()
    let notes = Notes<Int>()
    let host = RecordingHost(Root(isShown: true, notes: notes))
    host.show(Root(isShown: false, notes: notes))
    #expect(notes.values == [0])
    #expect(counts.bodies(of: LastWords.self) == 1)
  }

  @Test("LC31 what is fetched in onAppear is fetched again when the view comes back")
  func fetchedAgain() {
    struct Root: View {
      let isShown: Bool
      let notes: Notes<String>
      var body: some View { if isShown { Fetching(key: 1, notes: notes) } }
    }
    let notes = Notes<String>()
    let host = RecordingHost(Root(isShown: true, notes: notes))
    host.show(Root(isShown: false, notes: notes))
    host.show(Root(isShown: true, notes: notes))
    #expect(notes.values == ["1 1", "1 1"])
  }

  @Test("ST21 state set in onAppear is shown by the same cycle")
  func stateInAppearance() {
    struct Setting: View {
      @State private var number = 0
      let notes: Notes<Int>
      var body: some View {
        let _ = notes.values.append(number)
        Leaf("number", number).onAppear { number = 1 }
      }
    }
    let notes = Notes<Int>()
    let host = RecordingHost(Setting(notes: notes))
    #expect(notes.values == [0, 1])
    #expect(host.shown == ["number=1"])
  }
}
