import GraftTestTraits
import OpenCombine
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Appearances and tasks of content that may show nothing: they follow the elements.
@Suite(.runtime) @MainActor
struct EmptyContentTests {
  let notes = Notes<String>()

  struct Noting<Content: View>: View {
    let notes: Notes<String>
    let content: Content
    var body: some View {
      Leaf("top")
      content
        .onAppear { notes.values.append("appear") }
        .onDisappear { notes.values.append("disappear") }
    }
  }

  private func watched<Content: View>(@ViewBuilder _ content: () -> Content) -> Noting<Content> {
    Noting(notes: notes, content: content())
  }

  private typealias Names = ForEach<[String], String, Leaf>

  private func names(_ names: [String]) -> Noting<Names> { watched { ForEach(names, id: \.self) { Leaf($0) } } }

  @Test("ID27 several views appear once, with the first of them, and disappear once, with the last")
  func rows() {
    let host = RecordingHost(names([]))
    #expect(notes.values == [])
    host.show(names(["a"]))
    #expect(notes.values == ["appear"])
    host.show(names(["a", "b"]))
    host.show(names(["b"]))
    #expect(notes.values == ["appear"])
    host.show(names([]))
    #expect(notes.values == ["appear", "disappear"])
    host.show(names(["c"]))
    #expect(notes.values == ["appear", "disappear", "appear"])
    host.show(names([]))
    host.unmount()
    #expect(notes.values == ["appear", "disappear", "appear", "disappear"])
  }

  private func group(_ isOn: Bool) -> Noting<Group<Leaf?>> {
    watched { Group { if isOn { Leaf("a") } } }
  }

  @Test("ID27 a group of an if appears when the condition becomes true, and disappears when it becomes false")
  func condition() {
    let host = RecordingHost(group(false))
    #expect(notes.values == [])
    host.show(group(true))
    host.show(group(true))
    #expect(notes.values == ["appear"])
    host.show(group(false))
    #expect(notes.values == ["appear", "disappear"])
  }

  @Test("what shows nothing never appears, however it is written, and what takes a place does")
  func elements() {
    func count<Content: View>(_ content: Content) -> Int {
      notes.values = []
      RecordingHost(watched { content }).unmount()
      return notes.values.count
    }
    #expect(count(EmptyView()) == 0)
    #expect(count(AnyView(Group { EmptyView() })) == 0)
    #expect(count(ForEach(0..<3) { _ in EmptyView() }.transformEnvironment(\.self) { _ in }) == 0)
    #expect(count(EmptyView().id(1).onChange(of: 1) {}) == 0)
    #expect(count(Leaf("a").id(1).transformEnvironment(\.self) { _ in }) == 2)
    #expect(count(LeafStack {}) == 2)
    #expect(count(LeafScroll {}) == 2)
    #expect(count(GeometryReader { _ in EmptyView() }) == 2)
  }

  private func either(_ isOn: Bool) -> Noting<TupleView<Leaf?, Leaf?>> {
    watched {
      if isOn { Leaf("a") }
      if !isOn { Leaf("b") }
    }
  }

  @Test("views that come as others go, in one update, are no disappearance")
  func swap() {
    let host = RecordingHost(either(true))
    host.show(either(false))
    host.show(either(true))
    #expect(host.shown == ["top", "a"])
    #expect(notes.values == ["appear"])
  }

  @Test("what is empty again before the layout has not appeared, and what comes later appears after the next")
  func beforeLayout() {
    let host = RecordingHost(group(true), laysOut: true)
    host.show(group(false))
    host.layOut(in: .zero)
    #expect(notes.values == [])
    host.show(group(true))
    #expect(notes.values == [])
    host.layOut(in: .zero)
    #expect(notes.values == ["appear"])
    host.show(group(false))
    #expect(notes.values == ["appear", "disappear"])
  }

  struct Row: View {
    let isShown: Bool
    var body: some View {
      if isShown { Leaf("row") }
    }
  }

  @Test("rows in runs are followed as well, although their stack is laid out with every run")
  func runs() {
    struct Switching: View {
      let notes: Notes<String>
      @State private var isShown = false
      var body: some View {
        Leaf("switch") { isShown.toggle() }
        LeafScroll {
          LeafStack {
            ForEach(0..<40) { Row(isShown: isShown && $0 == 39) }
              .onAppear { notes.values.append("appear") }
              .onDisappear { notes.values.append("disappear") }
          }
        }
      }
    }
    let host = RecordingHost(Switching(notes: notes))
    #expect(notes.values == [])
    host.send("switch")
    #expect(notes.values == ["appear"])
    host.send("switch")
    #expect(notes.values == ["appear", "disappear"])
  }

  @Test("inner contents appear and disappear before those around them")
  func nesting() {
    func nested(_ isOn: Bool) -> some View {
      LeafStack {
        Group {
          Group { if isOn { Leaf("a") } }
            .onAppear { notes.values.append("inner") }
            .onDisappear { notes.values.append("inner goes") }
        }
        .onAppear { notes.values.append("outer") }
        .onDisappear { notes.values.append("outer goes") }
      }
    }
    let host = RecordingHost(nested(false))
    host.show(nested(true))
    host.show(nested(false))
    #expect(notes.values == ["inner", "outer", "inner goes", "outer goes"])
  }

  @Test("AN12 what goes by a transition is there until it has gone, and one that comes meanwhile keeps it there")
  func transition() {
    let host = RecordingHost(group(true), animates: true)
    withAnimation(.linear(duration: 1)) { host.rootView = group(false) }
    host.settle()
    host.advance(by: 0.5)
    #expect(notes.values == ["appear"])
    host.show(group(true))
    host.advance(by: 1)
    #expect(notes.values == ["appear"])
    withAnimation(.linear(duration: 1)) { host.rootView = group(false) }
    host.settle()
    host.advance(by: 1)
    #expect(notes.values == ["appear", "disappear"])
  }

  struct Working: View {
    let isShown: Bool
    let id: Int
    let notes: Notes<String>
    let gate: Gate
    var body: some View {
      Leaf("top")
      Group { if isShown { Leaf("a") } }
        .task(id: id) {
          notes.values.append("start \(id)")
          await noting("cancel \(id)", notes) { await gate.wait() }
        }
    }
  }

  @Test("LC23 LC25 a task of empty content starts with its first element and is cancelled with its last")
  func task() async {
    let gate = Gate()
    defer { gate.open() }
    func working(_ isShown: Bool, _ id: Int) -> Working {
      Working(isShown: isShown, id: id, notes: notes, gate: gate)
    }
    let host = RecordingHost(working(false, 1))
    host.show(working(false, 2))
    await Turn.end()
    #expect(notes.values == [])
    host.show(working(true, 3))
    await gate.arrival(of: 1)
    #expect(notes.values == ["start 3"])
    host.show(working(false, 3))
    #expect(notes.values == ["start 3", "cancel 3"])
    host.show(working(false, 4))
    host.show(working(true, 4))
    await gate.arrival(of: 2)
    #expect(notes.values == ["start 3", "cancel 3", "start 4"])
  }

  private enum Label: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test("changes, publishers and preferences are followed where nothing is shown")
  func otherModifiers() {
    struct Following: View {
      let subject: PassthroughSubject<Int, Never>
      let value: Int
      let notes: Notes<String>
      var body: some View {
        Leaf("top")
        EmptyView()
          .preference(key: Label.self, value: "label \(value)")
          .onPreferenceChange(Label.self) { notes.values.append($0) }
          .onReceive(subject) { notes.values.append("received \($0)") }
          .onChange(of: value, initial: true) { notes.values.append("\($0) to \($1)") }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = RecordingHost(Following(subject: subject, value: 1, notes: notes))
    #expect(notes.values == ["label 1", "1 to 1"])
    subject.send(5)
    host.show(Following(subject: subject, value: 2, notes: notes))
    #expect(notes.values == ["label 1", "1 to 1", "received 5", "1 to 2", "label 2"])
  }
}
