import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: state belongs to a mounted place, whatever the property that declares it looks like.
@Suite(.runtime) @MainActor
struct StatePlaceTests {
  struct Loose: View {
    @State var count = 4
    var binding: Binding<Int> { $count }
    var body: some View { Leaf("count", count) }
  }

  @Test("ST8 state of a view value that was never mounted reads as its first value and ignores writes")
  func neverMounted() {
    let view = Loose()
    view.count = 9
    #expect(view.count == 4)
    let host = RecordingHost(view)
    #expect(host.shown == ["count=4"])
    #expect(view.count == 4)
    #expect(Diagnostics.kinds == [])
  }

  @Test("ST9 a binding from a view value that was never mounted is a constant, and is reported")
  func bindingOfNeverMounted() {
    let view = Loose()
    let binding = view.binding
    #expect(Diagnostics.kinds == [.uninstalledState])
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 4)
    #expect(view.count == 4)
  }

  struct Explicit: View {
    private var number = State<Int>(initialValue: 0)
    private var text: State<String> = State(initialValue: "")
    var body: some View {
      Leaf("number", number.wrappedValue) { number.wrappedValue += 1 }
      Leaf("text", text.wrappedValue) { text.wrappedValue += "x" }
    }
  }

  @Test("ST14 state declared as a stored property of type State is installed as with the attribute")
  func withoutAttribute() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Explicit())
    #expect(host.shown == ["number=0", "text"])
    host.send("number")
    #expect(host.shown == ["number=1", "text"])
    host.send("text")
    host.send("text")
    #expect(host.shown == ["number=1", "text=xx"])
    #expect(counts.bodies(of: Explicit.self) == 4)
  }

  struct Shared: View {
    @State static var count = 6
    var body: some View {
      Leaf("read", Self.count) { Self.count += 1 }
      Leaf("bound", Self.$count.wrappedValue) { Self.$count.wrappedValue += 1 }
    }
  }

  @Test("ST22 static state reads as its first value, ignores writes, and its binding is a constant")
  func staticState() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Shared())
    host.send("read")
    host.send("bound")
    #expect(counts.bodies(of: Shared.self) == 1)
    #expect(host.shown == ["read=6", "bound=6"])
    #expect(Shared.count == 6)
    #expect(Diagnostics.kinds == [.uninstalledState])
  }

  struct Showing: View {
    let value: Int
    @Environment(\.placeKey) private var key
    @State private var count = 0
    var body: some View { Leaf("count", "\(count) \(value) \(key)") { count += 1 } }
  }

  struct Above: View {
    let value: Int
    let key: Int
    var body: some View { Showing(value: value).environment(\.placeKey, key) }
  }

  @Test("ST23 an evaluation because of the parent or of the environment leaves the state untouched")
  func otherEvaluations() {
    let host = RecordingHost(Above(value: 0, key: 0))
    host.send("count")
    _ = host.takeLog()
    host.show(Above(value: 5, key: 0))
    host.show(Above(value: 5, key: 7))
    #expect(host.takeLog() == ["update count 1 5 0", "update count 1 5 7"])
  }

  struct Twice: View {
    let counter: Counter
    var body: some View {
      LeafStack {
        counter
        counter
      }
    }
  }

  @Test("ST25 two places that show one stored view value have a state each")
  func oneValueTwice() {
    let host = RecordingHost(Twice(counter: Counter("count")))
    _ = host.takeLog()
    // The first leaf of that name.
    host.send("count")
    #expect(host.takeLog() == ["update count 1"])
    #expect(host.shown == ["count=1", "count=0"])
  }

  struct Early: View {
    let seen: Notes<Int>
    @State private var value = 0
    var body: some View {
      let _ = seen.values.append(value)
      Leaf("value", value).onAppear { value = 1 }
    }
  }

  @Test("ST21 state written in onAppear is shown before the first frame: bodies see old, then new")
  func writeInOnAppear() {
    let seen = Notes<Int>()
    let host = RecordingHost(Early(seen: seen), laysOut: true)
    #expect(seen.values == [0])
    // A frame is painted only after this call, which a mapped window makes for each layout.
    host.layOut(in: .zero)
    #expect(seen.values == [0, 1])
    #expect(host.takeLog() == ["make value", "update value 0", "insert value at 0", "update value 1"])
    host.layOut(in: .zero)
    #expect(seen.values == [0, 1])
  }
}

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var placeKey: Int {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
