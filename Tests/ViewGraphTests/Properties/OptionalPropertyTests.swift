import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: dynamic properties that are there only at times.
@Suite(.runtime) @MainActor
struct OptionalPropertyTests {
  struct Tally: DynamicProperty {
    @State var count = 1
  }

  struct Maybe: View {
    let tally: Tally?
    var body: some View { Leaf("count", tally?.count ?? -1) { tally?.count += 1 } }
  }

  @Test("ST18 (part) an optional property is installed while present, and starts anew when it comes back")
  func optionalProperty() {
    let host = RecordingHost(Maybe(tally: Tally()))
    _ = host.takeLog()
    host.send("count")
    host.show(Maybe(tally: nil))
    host.show(Maybe(tally: Tally()))
    host.send("count")
    let updates = ["update count 2", "update count -1", "update count 1", "update count 2"]
    #expect(host.takeLog() == updates)
  }

  struct Noting: DynamicProperty {
    let notes: Notes<Int>
    @State var count = 1
    mutating func update() { notes.values.append(count) }
  }

  struct MaybeNoting: View {
    let noting: Noting?
    var body: some View { Leaf("plus", noting?.count ?? -1) { noting?.count += 1 } }
  }

  @Test("ST16 ST18 (part) update of an optional property runs before each evaluation while it is present")
  func updateWhilePresent() {
    let notes = Notes<Int>()
    let host = RecordingHost(MaybeNoting(noting: nil))
    #expect(notes.values == [])
    host.show(MaybeNoting(noting: Noting(notes: notes)))
    #expect(notes.values == [1])
    host.send("plus")
    #expect(notes.values == [1, 2])
    host.show(MaybeNoting(noting: nil))
    #expect(notes.values == [1, 2])
  }

  struct MaybeBound: View {
    let binding: Binding<Int>?
    var body: some View { Leaf("bound", binding?.wrappedValue ?? -1) { binding?.wrappedValue += 1 } }
  }

  struct MaybeBinds: View {
    @State private var isBound = false
    @State private var count = 0
    var body: some View {
      Leaf("switch") { isBound.toggle() }
      MaybeBound(binding: isBound ? $count : nil)
    }
  }

  @Test("ST18 (part) a view whose optional binding comes or goes is evaluated")
  func optionalBinding() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(MaybeBinds())
    host.send("switch")
    #expect(host.shown.last == "bound=0")
    host.send("bound")
    #expect(host.shown.last == "bound=1")
    host.send("switch")
    #expect(host.shown.last == "bound=-1")
    #expect(counts.bodies(of: MaybeBound.self) == 4)
  }
}
