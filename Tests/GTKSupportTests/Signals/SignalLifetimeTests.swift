import CGTK
import GTKSupport
import GraftTestTraits
import Testing

/// Handlers that are held back or disconnected, and what they keep alive.
@Suite(.gtk) @MainActor
struct SignalLifetimeTests {
  /// What a handler captures.
  private final class Captured {
    var count = 0
  }

  private struct Watch {
    weak var captured: Captured?
  }

  let label = Widget(typeName: "GtkLabel")

  @Test("a held group hears nothing, and hears again afterwards")
  func heldGroupHearsNothing() {
    let group = HandlerGroup()
    var texts: [String] = []
    group.collect {
      _ = label.connect("notify::label") { [unowned label] in texts.append(label["label"]) }
    }
    group.hold {
      #expect(group.isHeld)
      label["label"] = "unheard"
    }
    #expect(!group.isHeld)
    #expect(texts == [])
    label["label"] = "heard"
    #expect(texts == ["heard"])
  }

  @Test("a group that is held twice hears again after the outer hold only")
  func holdsNest() {
    let group = HandlerGroup()
    var count = 0
    group.collect { _ = label.connect("notify::label") { count += 1 } }
    group.hold {
      group.hold { label["label"] = "a" }
      #expect(group.isHeld)
      label["label"] = "b"
    }
    #expect(count == 0)
    label["label"] = "c"
    #expect(count == 1)
  }

  @Test("a group holds back its own handlers alone, and disconnects them together")
  func groupOwnsItsHandlers() {
    let group = HandlerGroup()
    var heard: [String] = []
    label.connect("notify::label") { heard.append("outside") }
    #expect(group.count == 0)
    group.collect {
      label.connect("notify::label") { heard.append("first") }
      label.connect("notify::label") { heard.append("second") }
    }
    #expect(group.count == 2)
    group.hold { label["label"] = "a" }
    #expect(heard == ["outside"])
    label["label"] = "b"
    #expect(heard == ["outside", "outside", "first", "second"])
    heard = []
    group.disconnectAll()
    #expect(group.count == 0)
    label["label"] = "c"
    #expect(heard == ["outside"])
  }

  @Test("a group of a thousand handlers forgets any of them, and disconnects the others together")
  func manyHandlers() {
    let group = HandlerGroup()
    var heard = 0
    let connections = group.collect { (0..<1000).map { _ in label.connect("notify::label") { heard += 1 } } }
    #expect(group.count == 1000)
    for index in stride(from: 0, to: 1000, by: 2) { connections[index].disconnect() }
    #expect(group.count == 500)
    label["label"] = "once"
    #expect(heard == 500)
    group.disconnectAll()
    #expect(group.count == 0)
    label["label"] = "twice"
    #expect(heard == 500)
  }

  @Test("a group forgets a handler that was disconnected on its own")
  func groupForgets() {
    let group = HandlerGroup()
    let connections = group.collect { (0..<3).map { _ in label.connect("notify::label") {} } }
    #expect(group.count == 3)
    connections[1].disconnect()
    #expect(group.count == 2)
    #expect(connections.map(\.isConnected) == [true, false, true])
    group.disconnectAll()
    #expect(connections.map(\.isConnected) == [false, false, false])
  }

  @Test("a group forgets handlers of an object that is gone, and disconnecting them is no harm")
  func groupOutlivesObject() {
    let group = HandlerGroup()
    var label: Widget? = Widget(typeName: "GtkLabel")
    group.collect { _ = label?.connect("notify::label") {} }
    label = nil
    #expect(label == nil && group.count == 0)
    group.disconnectAll()
    #expect(group.count == 0)
  }

  @Test("while the signals of an object are blocked its handlers hear nothing, and those of others do")
  func withSignalsBlocked() {
    let other = Widget(typeName: "GtkLabel")
    var heard: [String] = []
    label.connect("notify::label") { heard.append("blocked") }
    other.connect("notify::label") { heard.append("other") }
    let result = label.withSignalsBlocked {
      label["label"] = "a"
      other["label"] = "a"
      return 7
    }
    #expect(result == 7)
    #expect(heard == ["other"])
    label["label"] = "b"
    #expect(heard == ["other", "blocked"])
  }

  @Test("an error ends the block, and the handlers hear again")
  func blockEndsWithError() {
    struct Failure: Error {}
    var count = 0
    label.connect("notify::label") { count += 1 }
    #expect(throws: Failure.self) { try label.withSignalsBlocked { throw Failure() } }
    label["label"] = "a"
    #expect(count == 1)
  }

  @Test("a disconnected handler hears nothing, and what it captured is released")
  func disconnectReleases() {
    var captured: Captured? = Captured()
    let watch = Watch(captured: captured)
    let connection = label.connect("notify::label") { [captured] in captured?.count += 1 }
    captured = nil
    label["label"] = "a"
    #expect(watch.captured?.count == 1)
    #expect(connection.isConnected)
    connection.disconnect()
    #expect(captured == nil && watch.captured == nil)
    #expect(!connection.isConnected)
    label["label"] = "b"
    connection.disconnect()
    #expect(!connection.isConnected)
  }

  @Test("a connection that is dropped stays connected")
  func droppedConnectionStays() {
    var count = 0
    do { _ = label.connect("notify::label") { count += 1 } }
    label["label"] = "a"
    #expect(count == 1)
  }

  @Test("when an object ends, what its handlers captured is released and the connection knows")
  func endOfObjectReleases() {
    var label: Widget? = Widget(typeName: "GtkLabel")
    var captured: Captured? = Captured()
    let watch = Watch(captured: captured)
    let connection = label?.connect("notify::label") { [captured] in captured?.count += 1 }
    captured = nil
    #expect(watch.captured?.count == 0)
    label = nil
    #expect(label == nil && captured == nil && watch.captured == nil)
    #expect(connection?.isConnected == false)
    connection?.disconnect()
  }

  @Test("a handler that disconnects itself runs to its end and no second time")
  func handlerDisconnectsItself() {
    var count = 0
    var connection: SignalConnection?
    connection = label.connect("notify::label") {
      connection?.disconnect()
      count += 1
    }
    label["label"] = "a"
    label["label"] = "b"
    #expect(count == 1)
  }
}
