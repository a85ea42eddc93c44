import GraftTestTraits
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OO: when state objects are made, and how long they are kept.
@Suite(.runtime) @MainActor
struct StateObjectTests {
  struct Owner: View {
    @StateObject private var object: Made
    let input: String

    init(input: String, made: Notes<String>) {
      self.input = input
      _object = StateObject(wrappedValue: Made(input, made))
    }

    var body: some View { Leaf("owner", "\(input) \(object.name) \(object.count)") { object.count += 1 } }
  }

  struct Parent: View {
    let input: String
    let made: Notes<String>
    var body: some View { Owner(input: input, made: made) }
  }

  @Test("OO1 a state object is made once, however often the parent is evaluated, and not for an unmounted view")
  func madeOnce() {
    let counts = UpdateStatistics.start()
    let made = Notes<String>()
    let unmounted = Owner(input: "unmounted", made: made)
    #expect(made.values == [])
    let host = RecordingHost(Parent(input: "a", made: made))
    host.show(Parent(input: "b", made: made))
    host.show(Parent(input: "c", made: made))
    #expect(counts.bodies(of: Owner.self) == 3)
    #expect(made.values == ["a"])
    _ = unmounted
  }

  @Test("OO2 an object made from an input keeps the first one, and its changes evaluate the view")
  func firstInput() {
    let host = RecordingHost(Parent(input: "a", made: Notes()))
    host.show(Parent(input: "b", made: Notes()))
    #expect(host.shown == ["owner=b a 0"])
    host.send("owner")
    #expect(host.shown == ["owner=b a 1"])
  }

  struct Identified: View {
    let input: String
    let made: Notes<String>
    var body: some View { Owner(input: input, made: made).id(input) }
  }

  final class Token {}

  final class Holder: ObservableObject {
    let token: Token
    init(_ token: Token) { self.token = token }
  }

  struct Holding: View {
    @StateObject private var holder: Holder
    init(_ token: Token) { _holder = StateObject(wrappedValue: Holder(token)) }
    var body: some View { Leaf("holding") { [holder] in _ = holder } }
  }

  @Test("OO3 with the input as id, another input has an object of its own, and the old one is released")
  func identity() {
    let made = Notes<String>()
    let host = RecordingHost(Identified(input: "a", made: made))
    host.send("owner")
    host.show(Identified(input: "b", made: made))
    #expect(host.shown == ["owner=b b 0"])
    #expect(made.values == ["a", "b"])
    var token: Token? = Token()
    weak let released = token
    let other = RecordingHost(AnyView(Holding(token!).id(1)))
    token = nil
    #expect(released != nil)
    other.show(AnyView(Holding(Token()).id(2)))
    #expect(released == nil)
  }

  struct FromInstance: View {
    @StateObject private var model: Numbers
    init(model: Numbers) { _model = StateObject(wrappedValue: model) }
    var body: some View { Leaf("instance", "\(model.name) \(model.a)") }
  }

  @Test("OO4 of instances that are passed in, the first stays in use")
  func instances() {
    let (first, second) = (Numbers("first"), Numbers("second"))
    let host = RecordingHost(FromInstance(model: first))
    host.show(FromInstance(model: second))
    second.a = 5
    #expect(host.isSettled)
    first.a = 1
    host.settle()
    #expect(host.shown == ["instance=first 1"])
  }

  struct FromExpression: View {
    @StateObject private var object: Made
    let tick: Int

    init(tick: Int, object: @autoclosure @escaping () -> Made) {
      self.tick = tick
      _object = StateObject(wrappedValue: object())
    }

    var body: some View { Leaf("expression", "\(object.name) \(tick)") }
  }

  struct ExpressionParent: View {
    let tick: Int
    let made: Notes<String>
    var body: some View { FromExpression(tick: tick, object: Made("made \(tick)", made)) }
  }

  @Test(
    "OO5 an expression that an initializer forwards is evaluated once an identity; a variable may be passed as well")
  func expression() {
    let made = Notes<String>()
    let host = RecordingHost(ExpressionParent(tick: 1, made: made))
    host.show(ExpressionParent(tick: 2, made: made))
    #expect(host.shown == ["expression=made 1 2"])
    #expect(made.values == ["made 1"])
    let existing = Made("existing", Notes())
    #expect(RecordingHost(FromExpression(tick: 0, object: existing)).shown == ["expression=existing 0"])
  }

  @Test("OO6 a state object read twice in a view that is not mounted is two objects, and is reported")
  func unmounted() {
    struct Reading: View {
      @StateObject var object: Made
      var body: some View { Leaf("reading") }
    }
    let made = Notes<String>()
    let view = Reading(object: Made("m", made))
    #expect(view.object !== view.object)
    #expect(made.values == ["m", "m"])
    #expect(Diagnostics.kinds == [.uninstalledStateObject])
  }

  @MainActor
  final class Isolated: ObservableObject {
    @Published var count = 0
  }

  struct OwnsIsolated: View {
    @StateObject private var model = Isolated()
    var body: some View { Leaf("isolated", model.count) { model.count += 1 } }
  }

  @Test("OO1 a state object may be of a class of the main actor")
  func mainActorClass() {
    let host = RecordingHost(OwnsIsolated())
    host.send("isolated")
    #expect(host.shown == ["isolated=1"])
  }

  struct Nested: DynamicProperty {
    @State var count = 0
    @StateObject var model = Numbers()
    @Environment(\.objectFactor) var factor
  }

  struct Nesting: View {
    private let nested = Nested()
    var body: some View {
      Leaf("count", "\(nested.count) \(nested.model.a) \(nested.factor)") { nested.count += 1 }
      Leaf("model") { nested.model.a += 1 }
    }
  }

  @Test("ST15 state, state object and environment nested in a property of one's own evaluate the body of its view")
  func nestedProperties() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(AnyView(Nesting().environment(\.objectFactor, 1)))
    host.send("count")
    host.send("model")
    host.show(AnyView(Nesting().environment(\.objectFactor, 2)))
    #expect(host.shown == ["count=1 1 2", "model"])
    #expect(counts.bodies(of: Nesting.self) == 4)
  }

  struct Optionally: View {
    let nested: Nested?
    var body: some View { Leaf("model", nested?.model.a ?? -1) { nested?.model.a += 1 } }
  }

  @Test(
    "ST18 (part) a state object in an optional property is kept while it is present, and made anew when it comes back")
  func optionalProperty() {
    let host = RecordingHost(Optionally(nested: Nested()))
    host.send("model")
    host.show(Optionally(nested: Nested()))
    #expect(host.shown == ["model=1"])
    host.show(Optionally(nested: nil))
    host.show(Optionally(nested: Nested()))
    #expect(host.shown == ["model=0"])
  }
}

private struct ObjectFactor: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var objectFactor: Int {
    get { self[ObjectFactor.self] }
    set { self[ObjectFactor.self] = newValue }
  }
}
