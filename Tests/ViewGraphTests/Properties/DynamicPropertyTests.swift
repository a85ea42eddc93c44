import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: dynamic properties that a program defines, and where state is found.
@Suite(.runtime) @MainActor
struct DynamicPropertyTests {
  struct Tally: DynamicProperty {
    @State var count = 1
    @Environment(\.tallyFactor) private var factor
    var product: Int { count * factor }
  }

  struct Tallying: View {
    private var tally = Tally()
    var body: some View { Leaf("product", tally.product) { tally.count += 1 } }
  }

  struct TallyParent: View {
    let factor: Int
    var body: some View { Tallying().environment(\.tallyFactor, factor) }
  }

  @Test("ST15 (part) state and environment nested in a property of one's own evaluate the body of its view")
  func nestedProperties() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(TallyParent(factor: 10))
    _ = host.takeLog()
    host.send("product")
    #expect(counts.bodies(of: Tallying.self) == 2)
    host.show(TallyParent(factor: 100))
    #expect(counts.bodies(of: Tallying.self) == 3)
    #expect(host.takeLog() == ["update product 20", "update product 200"])
  }

  struct Doubled: DynamicProperty {
    let notes: Notes<String>
    @State var count = 1
    @Environment(\.tallyFactor) private var factor
    private(set) var latest = 0

    init(notes: Notes<String>) { self.notes = notes }

    mutating func update() {
      latest = count * factor
      notes.values.append("update \(latest)")
    }
  }

  struct Doubling: View {
    private var doubled: Doubled
    private let notes: Notes<String>
    @State private var tick = 0

    init(notes: Notes<String>) {
      self.notes = notes
      doubled = Doubled(notes: notes)
    }

    var body: some View {
      let _ = notes.values.append("body \(doubled.latest)")
      Leaf("count") { doubled.count += 1 }
      Leaf("tick", tick) { tick += 1 }
    }
  }

  @Test("ST16 update runs before every evaluation of the body, when the nested properties are current")
  func updateBeforeBody() {
    let notes = Notes<String>()
    let host = RecordingHost(Doubling(notes: notes).environment(\.tallyFactor, 2))
    #expect(notes.values == ["update 2", "body 2"])
    host.send("count")
    #expect(notes.values == ["update 2", "body 2", "update 4", "body 4"])
    host.send("tick")
    #expect(notes.values == ["update 2", "body 2", "update 4", "body 4", "update 4", "body 4"])
  }

  struct Outermost: DynamicProperty {
    var inner: Doubled
    mutating func update() { inner.notes.values.append("outer \(inner.latest)") }
  }

  struct Nesting: View {
    private var outer: Outermost
    init(notes: Notes<String>) { outer = Outermost(inner: Doubled(notes: notes)) }
    var body: some View { Leaf("count", outer.inner.latest) { outer.inner.count += 1 } }
  }

  @Test("ST16 a property nested in another is updated before it")
  func innerFirst() {
    let notes = Notes<String>()
    let host = RecordingHost(Nesting(notes: notes))
    host.send("count")
    #expect(notes.values == ["update 1", "outer 1", "update 2", "outer 2"])
    #expect(host.shown == ["count=2"])
  }

  struct Plain {
    @State var count = 8
  }

  struct PlainHolder: View {
    private let plain = Plain()
    var body: some View { Leaf("count", plain.count) { plain.count += 1 } }
  }

  @Test("ST17 state in a struct that is no dynamic property reads as its first value and ignores writes")
  func plainStruct() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(PlainHolder())
    host.send("count")
    #expect(counts.bodies(of: PlainHolder.self) == 1)
    #expect(host.shown == ["count=8"])
  }
}

private struct TallyFactor: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var tallyFactor: Int {
    get { self[TallyFactor.self] }
    set { self[TallyFactor.self] = newValue }
  }
}
