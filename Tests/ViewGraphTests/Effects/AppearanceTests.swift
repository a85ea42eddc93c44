import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: when appearances and disappearances run, how often, and in which order.
@Suite(.runtime) @MainActor
struct AppearanceTests {
  struct Noting: View {
    let name: String
    let notes: Notes<String>
    @State private var count = 0
    var body: some View {
      let _ = notes.values.append("body \(name) \(count)")
      Leaf(name, count) { count += 1 }
        .onAppear { notes.values.append("appear \(name)") }
        .onDisappear { notes.values.append("disappear \(name)") }
    }
  }

  @Test("LC16 LC17 without layout onAppear runs at the end of the cycle, and not when the body runs again")
  func withoutLayout() {
    let notes = Notes<String>()
    let host = RecordingHost(Noting(name: "a", notes: notes))
    #expect(notes.values == ["body a 0", "appear a"])
    host.send("a")
    host.send("a")
    #expect(notes.values == ["body a 0", "appear a", "body a 1", "body a 2"])
  }

  @Test("LC17 in a mapped host onAppear runs after the first layout")
  func withLayout() {
    let notes = Notes<String>()
    let host = RecordingHost(Noting(name: "a", notes: notes), laysOut: true)
    #expect(notes.values == ["body a 0"])
    #expect(host.shown == ["a=0"])
    host.send("a")
    #expect(notes.values == ["body a 0", "body a 1"])
    host.layOut(in: .zero)
    host.layOut(in: .zero)
    #expect(notes.values == ["body a 0", "body a 1", "appear a"])
  }

  @Test("LC17 what onAppear reads of the layout is there: the leaf has its frame")
  func frameInOnAppear() {
    let frames = Notes<Bool>()
    let keeper = Notes<() -> Bool>()
    let host = RecordingHost(
      Leaf("a").onAppear { frames.values += keeper.values.map { $0() } }, laysOut: true)
    keeper.values = [{ [unowned host] in host.frame(of: "a") != nil }]
    #expect(host.frame(of: "a") == nil)
    host.layOut(in: .zero)
    #expect(frames.values == [true])
  }

  struct Nested: View {
    let notes: Notes<String>
    var body: some View {
      LeafStack {
        LeafStack { Leaf("a").onAppear { notes.values.append("inner") } }
          .onAppear { notes.values.append("middle") }
      }
      .onAppear { notes.values.append("outer") }
    }
  }

  @Test("LC18 inner views appear before the containers around them")
  func innermostFirst() {
    let notes = Notes<String>()
    let host = RecordingHost(Nested(notes: notes))
    #expect(host.shown == ["a"])
    #expect(notes.values == ["inner", "middle", "outer"])
  }

  struct Modified: View {
    let notes: Notes<String>
    var body: some View {
      Leaf("a")
        .onAppear { notes.values.append("first") }
        .onChange(of: 1, initial: true) { notes.values.append("second") }
        .onAppear { notes.values.append("third") }
    }
  }

  @Test("LC18 on one view, appearances and initial changes run in the order of the modifiers")
  func orderOfModifiers() {
    let notes = Notes<String>()
    _ = RecordingHost(Modified(notes: notes))
    #expect(notes.values == ["first", "second", "third"])
  }

  struct Coming: View {
    let isShown: Bool
    let notes: Notes<String>
    var body: some View {
      if isShown { Noting(name: "a", notes: notes) }
    }
  }

  @Test("LC19 a view that comes, goes and comes again appears, disappears and appears")
  func comesAndGoes() {
    let notes = Notes<String>()
    let host = RecordingHost(Coming(isShown: true, notes: notes))
    host.show(Coming(isShown: false, notes: notes))
    host.show(Coming(isShown: true, notes: notes))
    #expect(notes.values == ["body a 0", "appear a", "disappear a", "body a 0", "appear a"])
  }

  @Test("LC19 a view that goes before the first layout has neither appeared nor disappeared")
  func goesBeforeLayout() {
    let notes = Notes<String>()
    let host = RecordingHost(Coming(isShown: true, notes: notes), laysOut: true)
    host.show(Coming(isShown: false, notes: notes))
    host.layOut(in: .zero)
    #expect(notes.values == ["body a 0"])
  }

  struct Two: View {
    let isSecondShown: Bool
    let notes: Notes<String>
    var body: some View {
      Noting(name: "a", notes: notes)
      if isSecondShown { Noting(name: "b", notes: notes) }
    }
  }

  @Test("LC20 taking the host down runs onDisappear once for each view that had appeared, and no other")
  func hostIsTakenDown() {
    let notes = Notes<String>()
    let host = RecordingHost(Two(isSecondShown: true, notes: notes))
    host.show(Two(isSecondShown: false, notes: notes))
    notes.values = []
    host.unmount()
    host.unmount()
    #expect(notes.values == ["disappear a"])
    let unseen = RecordingHost(Two(isSecondShown: true, notes: notes), laysOut: true)
    notes.values = []
    unseen.unmount()
    #expect(notes.values == [])
  }

  @Test("LC29 an absent action does nothing, and the other actions of the view run")
  func absentAction() {
    let notes = Notes<String>()
    let host = RecordingHost(
      Leaf("a").onAppear(perform: nil).onDisappear(perform: nil).onAppear { notes.values.append("appear") })
    #expect(host.shown == ["a"])
    #expect(notes.values == ["appear"])
    host.unmount()
    #expect(notes.values == ["appear"])
    #expect(host.shown == [])
  }
}
