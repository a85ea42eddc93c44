import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OB: models of Swift's Observation.
@Suite(.runtime) @MainActor
struct ObservedModelTests {
  @Observable
  final class Model {
    var a = 0
    var b = 0
    @ObservationIgnored var ignored = 0
    var doubled: Int { a * 2 }
    var items: [Item] = []
  }

  @Observable
  final class Item: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  struct ReaderOfA: View {
    let model: Model
    var body: some View { Leaf("a", "\(model.a) \(model.ignored)") { _ = model.b } }
  }

  struct Parent: View {
    let model: Model
    var body: some View {
      ReaderOfA(model: model)
      Writer(model: model)
    }
  }

  struct Writer: View {
    let model: Model
    var body: some View { Leaf("write") { model.a += 1 } }
  }

  @Test("OB1 a property that the body read evaluates it, another one does not")
  func readProperties() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReaderOfA(model: model))
    model.b += 1
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 1)
    model.a += 1
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
    #expect(host.shown == ["a=1 0"])
  }

  @Test("OB2 an ignored property evaluates nothing")
  func ignoredProperty() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReaderOfA(model: model))
    model.ignored = 9
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 1)
    #expect(host.shown == ["a=0 0"])
  }

  @Test("OB3 OB4 a plain reference is observed by who reads it, and not by the parent that passes it on")
  func passedDown() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Parent(model: model))
    model.a = 4
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
    #expect(counts.bodies(of: Parent.self) == 1)
    #expect(host.shown == ["a=4 0", "write"])
  }

  @Test("OB6 a child's write through a plain reference reaches its siblings")
  func siblingWrites() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(model: Model()))
    host.send("write")
    #expect(host.shown == ["a=1 0", "write"])
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
  }

  @Test("OB7 a property read only in an action evaluates nothing")
  func readInAction() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReaderOfA(model: model))
    host.send("a")
    model.b = 3
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 1)
  }

  @Test("OB8 a computed property follows what it is computed from")
  func computed() {
    struct Doubled: View {
      let model: Model
      var body: some View { Leaf("doubled", model.doubled) }
    }
    let model = Model()
    let host = RecordingHost(Doubled(model: model))
    model.a = 3
    host.settle()
    #expect(host.shown == ["doubled=6"])
  }

  struct Names: View {
    let model: Model
    var body: some View { ForEach(model.items) { Leaf("\($0.id)", $0.name) } }
  }

  @Test("OB9 one item's change rebuilds its row and not the container")
  func oneRow() {
    let counts = UpdateStatistics.start()
    let model = Model()
    model.items = [Item(1, "one"), Item(2, "two")]
    let host = RecordingHost(Names(model: model))
    _ = host.takeLog()
    model.items[1].name = "zwei"
    host.settle()
    #expect(counts.bodies(of: Names.self) == 1)
    #expect(host.takeLog() == ["update 2 zwei"])
  }

  @Test("OB10 OB17 a nested object's property evaluates who read it, and no one else")
  func nestedObject() {
    struct First: View {
      let model: Model
      var body: some View { Leaf("first", model.items[0].name) }
    }
    let counts = UpdateStatistics.start()
    let model = Model()
    model.items = [Item(1, "one"), Item(2, "two")]
    let host = RecordingHost(First(model: model))
    model.items[1].name = "zwei"
    host.settle()
    #expect(counts.bodies(of: First.self) == 1)
    model.items[0].name = "eins"
    host.settle()
    #expect(counts.bodies(of: First.self) == 2)
    #expect(host.shown == ["first=eins"])
  }

  @Test("OB12 the change itself evaluates nothing; the cycle after the event sees the new value")
  func afterTheEvent() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReaderOfA(model: model))
    model.a = 1
    model.a = 2
    #expect(counts.bodies(of: ReaderOfA.self) == 1)
    host.settle()
    #expect(counts.bodies(of: ReaderOfA.self) == 2)
    #expect(host.shown == ["a=2 0"])
  }

  @Test("OB13 what is read only sometimes is observed only then")
  func renewed() {
    struct Sometimes: View {
      let model: Model
      var body: some View { Leaf("b", model.a == 1 ? model.b : -1) }
    }
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Sometimes(model: model))
    model.b = 5
    host.settle()
    #expect(counts.bodies(of: Sometimes.self) == 1)
    model.a = 1
    host.settle()
    #expect(host.shown == ["b=5"])
    model.b = 6
    host.settle()
    #expect(counts.bodies(of: Sometimes.self) == 3)
    model.a = 0
    host.settle()
    model.b = 7
    host.settle()
    #expect(counts.bodies(of: Sometimes.self) == 4)
  }

  @Test("ST13 an observable model in state is observed by the body that reads it")
  func modelInState() {
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Leaf("a", model.a) { model.a += 1 } }
    }
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Owner())
    host.send("a")
    #expect(counts.bodies(of: Owner.self) == 2)
    #expect(host.shown == ["a=1"])
  }
}
