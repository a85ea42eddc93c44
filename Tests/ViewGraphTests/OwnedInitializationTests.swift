import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: which of the values that a view is made with becomes its state.
@Suite(.runtime) @MainActor
struct OwnedInitializationTests {
  struct Seeded: View {
    @State private var count: Int

    init(_ input: Int) { _count = .init(wrappedValue: input) }

    var body: some View { Leaf("count", count) { count += 1 } }
  }

  struct Choosing: View {
    let input: Int
    let identity: String
    var body: some View { Seeded(input).id(identity) }
  }

  @Test("ST1 state keeps the first input of its identity through later inputs, and a new identity takes the input anew")
  func firstInput() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Choosing(input: 7, identity: "a"))
    #expect(host.takeLog() == ["make count", "update count 7", "insert count at 0"])
    host.show(Choosing(input: 20, identity: "a"))
    host.show(Choosing(input: 30, identity: "a"))
    #expect(host.takeLog() == [])
    #expect(counts.bodies(of: Choosing.self) == 3)
    host.send("count")
    #expect(host.takeLog() == ["update count 8"])
    host.show(Choosing(input: 40, identity: "b"))
    #expect(host.shown == ["count=40"])
  }

  struct Assigned: View {
    let name: String
    @State private var width: Int
    @State private var doubled: Int

    init(name: String, width: Int) {
      self.name = name
      self.width = width
      self.doubled = width * 2
    }

    var body: some View { Leaf(name, "\(width) \(doubled)") { width += 1 } }
  }

  @Test("ST2 what init assigns to state without a default is the first value, and the state works")
  func assignedInInit() {
    let host = RecordingHost(Assigned(name: "size", width: 4))
    #expect(host.takeLog() == ["make size", "update size 4 8", "insert size at 0"])
    host.send("size")
    #expect(host.takeLog() == ["update size 5 8"])
  }

  struct Defaulted: View {
    @State private var count = 3

    init(_ count: Int) { self.count = count }

    var body: some View { Leaf("count", count) { count += 1 } }
  }

  @Test("ST3 what init assigns to state with a default is dropped: the default is shown and counts on")
  func defaultWins() {
    let host = RecordingHost(Defaulted(42))
    #expect(host.takeLog() == ["make count", "update count 3", "insert count at 0"])
    host.send("count")
    #expect(host.takeLog() == ["update count 4"])
  }

  struct Copy: View {
    @State var score: Int
    var body: some View { Leaf("child", score) { score += 1 } }
  }

  struct Original: View {
    @State private var score = 10
    var body: some View {
      Leaf("parent", score) { score += 5 }
      Copy(score: score)
    }
  }

  @Test("ST4 state that a child takes from its parent's state is a copy: neither follows the other")
  func copies() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Original())
    #expect(host.shown == ["parent=10", "child=10"])
    _ = host.takeLog()
    host.send("child")
    #expect(host.takeLog() == ["update child 11"])
    #expect(counts.bodies(of: Original.self) == 1)
    host.send("parent")
    host.send("parent")
    #expect(host.shown == ["parent=20", "child=11"])
    #expect(counts.bodies(of: Original.self) == 3)
    #expect(counts.bodies(of: Copy.self) == 2)
  }

  private static var modelsMade = 0

  final class Model {
    let number: Int
    init() {
      OwnedInitializationTests.modelsMade += 1
      number = OwnedInitializationTests.modelsMade
    }
  }

  struct Owner: View {
    let tick: Int
    @State private var model = Model()
    var body: some View { Leaf("model", "\(model.number) \(tick)") }
  }

  struct Ticking: View {
    let tick: Int
    var body: some View { Owner(tick: tick) }
  }

  @Test("ST5 the first object is kept through three evaluations of the parent, each of which makes another")
  func eagerObjects() {
    Self.modelsMade = 0
    let host = RecordingHost(Ticking(tick: 0))
    #expect(Self.modelsMade == 1)
    _ = host.takeLog()
    for tick in 1...3 { host.show(Ticking(tick: tick)) }
    #expect(Self.modelsMade == 4)
    #expect(host.takeLog() == ["update model 1 1", "update model 1 2", "update model 1 3"])
  }

  @Observable final class Named {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct Given: View {
    @State private var named: Named?

    init(_ named: Named) { self.named = named }

    var body: some View { Leaf("name", named?.name ?? "none") }
  }

  @Test("ST6 (part) ST10 optional state starts as nil, so that an object which init assigns is dropped")
  func optionalObject() {}
}
