import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: the first value of state, and whose it is.
@Suite(.runtime) @MainActor
struct StateInitializationTests {
  struct FromInput: View {
    @State private var count: Int
    let input: Int

    init(input: Int) {
      self.input = input
      _count = .init(wrappedValue: input)
    }

    var body: some View { Leaf("count", "\(count) of \(input)") { count += 1 } }
  }

  @Test("ST1 a later input at the same identity evaluates the view, and the state keeps its first value")
  func firstValueStays() {
    let host = RecordingHost(FromInput(input: 5))
    #expect(host.shown == ["count=5 of 5"])
    host.show(FromInput(input: 9))
    #expect(host.shown == ["count=5 of 9"])
    host.send("count")
    host.show(FromInput(input: 20))
    #expect(host.shown == ["count=6 of 20"])
  }

  struct WithoutDefault: View {
    let name: String
    @State private var count: Int

    init(name: String, value: Int) {
      self.name = name
      self.count = value
    }

    var body: some View { Leaf(name, count) { count += 1 } }
  }

  @Test("ST2 an assignment in init is the initial value of state that has no default")
  func assignmentWithoutDefault() {
    let host = RecordingHost(WithoutDefault(name: "count", value: 7))
    #expect(host.shown == ["count=7"])
    host.send("count")
    #expect(host.shown == ["count=8"])
  }

  struct WithDefault: View {
    @State private var count = 0
    init() { count = 42 }
    var body: some View { Leaf("count", count) }
  }

  @Test("ST3 an assignment in init to state that has a default is dropped")
  func assignmentWithDefault() {
    let host = RecordingHost(WithDefault())
    #expect(host.shown == ["count=0"])
    #expect(Diagnostics.kinds == [])
  }

  struct Score: View {
    @State var score: Int
    var body: some View { Leaf("child", score) { score += 1 } }
  }

  struct ScoreParent: View {
    @State private var score = 3
    var body: some View {
      Leaf("parent", score) { score += 10 }
      Score(score: score)
    }
  }

  @Test("ST4 state passed through the child's initialiser is copied once: neither side follows the other")
  func copies() {
    let host = RecordingHost(ScoreParent())
    _ = host.takeLog()
    host.send("child")
    #expect(host.takeLog() == ["update child 4"])
    host.send("parent")
    #expect(host.takeLog() == ["update parent 13"])
    #expect(host.shown == ["parent=13", "child=4"])
  }

  @MainActor final class Model {
    static var made = 0
    let number: Int

    init() {
      Self.made += 1
      number = Self.made
    }
  }

  struct ModelOwner: View {
    let tick: Int
    @State private var model = Model()
    var body: some View { Leaf("model", "\(model.number) at \(tick)") }
  }

  struct ModelParent: View {
    let tick: Int
    var body: some View { ModelOwner(tick: tick) }
  }

  @Test("ST5 the first object is kept, although each evaluation of the parent makes one more")
  func eagerInitialValue() {
    Model.made = 0
    let host = RecordingHost(ModelParent(tick: 0))
    #expect(Model.made == 1)
    for tick in 1...3 { host.show(ModelParent(tick: tick)) }
    #expect(Model.made == 4)
    #expect(host.shown == ["model=1 at 3"])
  }

  struct GivenModel: View {
    @State private var myModel: Model
    init(myModel: Model) { self.myModel = myModel }
    var body: some View { Leaf("model", myModel.number) }
  }

  @Test("ST6 (part) an object assigned in init becomes the state, and a later one does not")
  func assignedObject() {
    Model.made = 0
    let host = RecordingHost(GivenModel(myModel: Model()))
    host.show(GivenModel(myModel: Model()))
    #expect(Model.made == 2)
    #expect(host.shown == ["model=1"])
  }

  struct Nothing: View {
    @State private var text: String?
    var body: some View { Leaf("text", text ?? "nil") { text = "some" } }
  }

  @Test("ST10 optional state without a default starts as nil")
  func nilState() {
    let host = RecordingHost(Nothing())
    #expect(host.shown == ["text=nil"])
    host.send("text")
    #expect(host.shown == ["text=some"])
  }
}
