import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is dragged and dropped, by the pointer.
@Suite(.gtk) @MainActor
struct DragAndDropTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  @Test("DD1 a drag asks for its value once, when the pointer is beyond the threshold, and a click does not")
  func drag() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value").onTapGesture { log.note("tapped") }
        fixture.target("target", String.self)
      }, size: Self.size)
    try await mounted.label("source").click()
    #expect(log.take() == ["tapped"])
    try await mounted.label("source").drag(by: CGSize(width: 5, height: 0))
    #expect(log.take() == ["tapped"])
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(4).filter { $0 == "asked" } == ["asked"])
    try await mounted.label("source").click()
    #expect(log.take() == ["tapped"])
  }

  @Test("DD1 a button that can be dragged is clicked as without that, and a drag is no click")
  func button() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        Button("source") { log.note("clicked") }.draggable("value")
        fixture.target("target", String.self)
      }, size: Self.size)
    try await mounted.label("source").click()
    #expect(log.take() == ["clicked"])
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(3) == ["target true", "target false", #"target ["value"] middle"#])
    try await mounted.label("source").click()
    #expect(log.take() == ["clicked"])
  }

  @Test("DD2 a destination is targeted while the drag is over it, then told all values and the place in it")
  func drop() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        fixture.target("target", String.self)
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      #expect(fixture.log.take() == ["asked", "target true"])
    }
    #expect(try await fixture.entries(2) == ["target false", #"target ["value"] middle"#])
  }

  @Test("DD2 the place of a drop is told in pixels of the destination, not of what is in it")
  func place() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("inside").padding(20)
          .dropDestination(for: String.self) { items, location in
            log.note("\(items) \(location.x.rounded()) \(location.y.rounded())")
            return true
          }
      }, size: Self.size)
    let inside = try mounted.root.find(identifier: "inside")
    #expect(inside.frame.size == CGSize(width: 100, height: 50))
    try await mounted.label("source").dragAndDrop(at: nil, to: inside, at: CGPoint(x: 10, y: 5))
    let entries = try await fixture.entries(2)
    #expect(entries == ["asked", #"["value"] 30.0 25.0"#])
  }

  @Test("DD2 GTK marks a destination while a drag is over it, and not any more after a drop")
  func mark() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        fixture.target("target", String.self)
      }
      .dropDestination(for: URL.self) { _, _ in true }, size: Self.size)
    func areMarked() -> Bool {
      mounted.root.all.contains {
        gtk_widget_get_state_flags($0.widget.widgetPointer).rawValue & GTK_STATE_FLAG_DROP_ACTIVE.rawValue != 0
      }
    }
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) { #expect(areMarked()) }
    #expect(try await fixture.entries(4).last == #"target ["value"] middle"#)
    #expect(!areMarked())
  }

  @Test("DD2 a destination takes one drop after the other, and so does one around it")
  func again() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        fixture.target("inner", String.self).dropDestination(for: URL.self) { _, _ in true }
      }
      .dropDestination(for: String.self) { _, _ in true }, size: Self.size)
    for _ in 1...3 {
      try await mounted.label("source").dragAndDrop(to: mounted.label("inner"))
      #expect(
        try await fixture.entries(4) == ["asked", "inner true", "inner false", #"inner ["value"] middle"#])
    }
  }

  @Test("DD2 a destination that the pointer has left is not targeted, and gets nothing")
  func left() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        fixture.target("target", String.self)
        Text("nothing")
      }, size: Self.size)
    let nothing = try mounted.label("nothing")
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"), andThen: nothing)
    #expect(try await fixture.entries(3) == ["asked", "target true", "target false"])
  }

  @Test("DD2 a destination is not targeted any more when the drag over it is cancelled, and gets nothing")
  func cancelled() async throws {
    let fixture = fixture
    var drag: ObjectReference?
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        DragProbe { drag = gdk_drop_get_drag($0).map { ObjectReference(retaining: $0.objectAddress) } }
        fixture.target("target", String.self)
      }, size: Self.size)
    let (source, target) = (try mounted.label("source"), try mounted.label("target"))
    try await source.dragAndDrop(to: mounted.label("probe"), andThen: target) {
      #expect(fixture.log.take() == ["asked", "target true"])
      // As GDK does at Escape.
      Emission.emit("cancel", of: try #require(drag), [])
      await Settling.settle()
      #expect(fixture.log.take() == ["target false"])
    }
    #expect(try await fixture.entries(0) == [])
    try await source.dragAndDrop(to: target)
    #expect(try await fixture.entries(4) == ["asked", "target true", "target false", #"target ["value"] middle"#])
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      HStack {
        List {
          ForEach(["a", "b"], id: \.self) { Text($0).draggable($0) }.onMove { log.note("moved \(Array($0)) \($1)") }
        }
        List {
          Text("box").dropDestination(for: String.self) { items, location in
            log.note("box \(items) \(location.x > 50)")
            return true
          }
        }
      }
    }
  }

  @Test("DD1 DD2 what is said of the view of a row counts for the whole row, and it moves in its list as well")
  func wholeRow() async throws {
    let log = fixture.log
    let mounted = try await MountedView(Rows(log: log), size: Self.size)
    let (first, second, box) = (try mounted.label("a"), try mounted.label("b"), try mounted.label("box"))
    #expect(first.frame.width < 50 && box.frame.width < 50)
    try await first.dragAndDrop(at: CGPoint(x: 80, y: 8), to: box, at: CGPoint(x: 80, y: 8))
    #expect(try await fixture.entries(1) == [#"box ["a"] true"#])
    try await second.dragAndDrop(at: CGPoint(x: 4, y: 8), to: first, at: CGPoint(x: 4, y: 1))
    #expect(try await fixture.entries(1) == ["moved [1] 0"])
  }

  @Test("DD3 what the inner destination does not take goes to the one around it; of two that do, the inner one is told")
  func nested() async throws {
    let (fixture, log) = (fixture, fixture.log)
    func around(_ inner: some View) -> some View {
      inner.padding(20).dropDestination(for: String.self) { items, _ in
        log.note("outer \(items)")
        return true
      } isTargeted: {
        log.note("outer \($0)")
      }
    }
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        VStack {
          around(fixture.target("texts", String.self))
          around(fixture.target("numbers", Number.self))
        }
      }, size: CGSize(width: 400, height: 300))
    try await mounted.label("source").dragAndDrop(to: mounted.label("texts"))
    #expect(try await fixture.entries(4) == ["asked", "texts true", "texts false", #"texts ["value"] middle"#])
    try await mounted.label("source").dragAndDrop(to: mounted.label("numbers"))
    #expect(try await fixture.entries(4) == ["asked", "outer true", "outer false", #"outer ["value"]"#])
  }

  private struct Number: Transferable, Codable, CustomStringConvertible {
    var value: Int
    var description: String { "\(value)" }
    var text: String { "number \(value)" }

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.number"))
      ProxyRepresentation(exporting: \.text)
    }
  }

  @Test("DD4 a value is received in the first form that both know: its own, or what stands for it")
  func forms() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source(Number(value: 3))
        VStack {
          fixture.target("numbers", Number.self)
          fixture.target("texts", String.self)
        }
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("numbers"))
    #expect(try await fixture.entries(4).last == "numbers [3] middle")
    try await mounted.label("source").dragAndDrop(to: mounted.label("texts"))
    #expect(try await fixture.entries(4).last == #"texts ["number 3"] middle"#)
  }
}
