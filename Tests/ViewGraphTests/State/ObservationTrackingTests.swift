import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OB: how tracking is renewed, and how it reaches rows and objects within objects.
@Suite(.runtime) @MainActor
struct ObservationTrackingTests {
  @Observable final class Switches {
    var a = false
    var b = 1
  }

  struct Sometimes: View {
    let model: Switches
    var body: some View { Leaf("b", model.a ? model.b : 0) }
  }

  @Test("OB13 a body that reads b only while a is true follows b only while a is true")
  func renewed() {
    let counts = UpdateStatistics.start()
    let model = Switches()
    let host = RecordingHost(Sometimes(model: model))
    _ = host.takeLog()
    model.b = 2
    host.settle()
    #expect(counts.bodies(of: Sometimes.self) == 1)
    model.a = true
    host.settle()
    model.b = 3
    host.settle()
    #expect(host.takeLog() == ["update b 2", "update b 3"])
    #expect(counts.bodies(of: Sometimes.self) == 3)
    model.a = false
    host.settle()
    model.b = 4
    host.settle()
    #expect(host.takeLog() == ["update b 0"])
    #expect(counts.bodies(of: Sometimes.self) == 4)
  }

  struct ByState: View {
    let model: Switches
    @State private var isRead = true
    var body: some View {
      Leaf("switch") { isRead.toggle() }
      Leaf("b", isRead ? model.b : 0)
    }
  }

  @Test("OB13 what an earlier evaluation read is not followed, whatever caused the next one")
  func anotherCause() {
    let counts = UpdateStatistics.start()
    let model = Switches()
    let host = RecordingHost(ByState(model: model))
    host.send("switch")
    model.b = 2
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: ByState.self) == 2)
    host.send("switch")
    model.b = 3
    host.settle()
    #expect(counts.bodies(of: ByState.self) == 4)
    #expect(host.shown.last == "b=3")
  }

  @Observable final class Item: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  struct Rows: View {
    let items: [Item]
    var body: some View {
      ForEach(items) { Leaf("row \($0.id)", $0.name) }
    }
  }

  @Test("OB9 the change of one item's name evaluates its row, and not the body around the rows")
  func rows() {
    let counts = UpdateStatistics.start()
    let items = [Item(1, "a"), Item(2, "b")]
    let host = RecordingHost(Rows(items: items))
    _ = host.takeLog()
    items[1].name = "c"
    host.settle()
    #expect(host.takeLog() == ["update row 2 c"])
    items[0].name = "d"
    items[1].name = "e"
    host.settle()
    #expect(host.takeLog() == ["update row 1 d", "update row 2 e"])
    #expect(counts.bodies(of: Rows.self) == 1)
  }

  @Observable final class Store {
    var items = [Item(1, "a"), Item(2, "b")]
  }

  struct First: View {
    let store: Store
    var body: some View { Leaf("first", store.items[0].name) }
  }

  @Test("OB10 a body that reads the first item's name follows that item, and not the second")
  func firstItem() {
    let counts = UpdateStatistics.start()
    let store = Store()
    let host = RecordingHost(First(store: store))
    _ = host.takeLog()
    store.items[1].name = "x"
    host.settle()
    #expect(counts.bodies(of: First.self) == 1)
    store.items[0].name = "y"
    host.settle()
    #expect(host.takeLog() == ["update first y"])
    #expect(counts.bodies(of: First.self) == 2)
    store.items.reverse()
    host.settle()
    #expect(host.takeLog() == ["update first x"])
  }

  @Observable final class Leading {
    var inner = Middle()
  }

  @Observable final class Middle {
    var item = Item(1, "a")
  }

  struct Deep: View {
    let model: Leading
    var body: some View { Leaf("name", model.inner.item.name) }
  }

  @Test("OB17 a change at any depth of nested observable objects evaluates the body that read it")
  func nested() {
    let counts = UpdateStatistics.start()
    let model = Leading()
    let host = RecordingHost(Deep(model: model))
    _ = host.takeLog()
    let first = model.inner.item
    first.name = "b"
    host.settle()
    model.inner.item = Item(2, "c")
    host.settle()
    model.inner = Middle()
    host.settle()
    #expect(host.takeLog() == ["update name b", "update name c", "update name a"])
    #expect(counts.bodies(of: Deep.self) == 4)
    // No longer a part of the model.
    first.name = "late"
    host.settle()
    #expect(counts.bodies(of: Deep.self) == 4)
  }
}
