import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of lists that a finger swipes.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct SwipeTouchTests {
  private let log = Log()

  private func letters() async throws -> MountedView<SwipedLetters> {
    try await MountedView(SwipedLetters(log: log), size: SwipedLetters.size)
  }

  @Test("LS46 (part) a row follows the finger sideways, stays open past half of its actions, and less closes it")
  func follows() async throws {
    let mounted = try await letters()
    let edge = try mounted.leftEdge("a")
    try await mounted.label("a").touch(at: CGPoint(x: 200, y: 10)) { finger in
      #expect(mounted.revealed == [])
      try await finger.move(by: CGSize(width: -40, height: 0))
      #expect(try mounted.leftEdge("a") == edge - 40)
      try await finger.move(by: CGSize(width: 20, height: 3))
      #expect(try mounted.leftEdge("a") == edge - 20)
      #expect(mounted.revealed == ["two", "one"])
      try await Task.sleep(for: .milliseconds(200))
    }
    #expect(try mounted.leftEdge("a") == edge)
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("a", by: -110)
    let width = try mounted.revealed("one").frame.width + mounted.revealed("two").frame.width
    #expect(try mounted.leftEdge("a") == edge - width)
  }

  @Test("LS46 (part) the row that is open is swiped back by a finger on it")
  func back() async throws {
    let mounted = try await letters()
    let edge = try mounted.leftEdge("a")
    try await mounted.swipeRow("a", by: -110)
    let open = try mounted.leftEdge("a")
    try await mounted.label("a").touch(at: CGPoint(x: 150, y: 10)) { finger in
      try await finger.move(by: CGSize(width: 30, height: 0))
      #expect(try mounted.leftEdge("a") == open + 30)
      try await finger.move(by: CGSize(width: 60, height: 0))
      try await Task.sleep(for: .milliseconds(200))
    }
    #expect(try mounted.leftEdge("a") == edge)
    #expect(mounted.revealed == [])
  }

  @Test("LS46 (part) a finger that goes down scrolls, and where a row has no actions at an edge nothing moves")
  func scrolls() async throws {
    let mounted = try await letters()
    let (edge, top) = (try mounted.leftEdge("b"), try mounted.label("0").frame.minY)
    for (row, right, down) in [("0", -80.0, 0.0), ("b", 80, 0), ("b", -30, -40)] {
      try await mounted.label(row).touch(at: CGPoint(x: 150, y: 10)) { finger in
        try await finger.move(by: CGSize(width: right, height: down))
        #expect(mounted.revealed == [])
        #expect(try mounted.leftEdge("b") == edge)
        #expect(try (mounted.label("0").frame.minY < top) == (down < 0))
      }
    }
    let slanted = try mounted.label("0").frame.minY
    try await mounted.label("0").swipe(by: CGSize(width: -4, height: -100))
    #expect(try mounted.label("0").frame.minY < slanted - 50)
    #expect(log.entries == [])
  }

  @Test(
    "LS46 (part) an action runs once and closes its row, and a row whose element it deletes is gone with its actions")
  func runs() async throws {
    let mounted = try await letters()
    try await mounted.swipeRow("a", by: -110)
    try await mounted.revealed("two").tap()
    #expect(log.entries.filter { $0.hasSuffix(" a") } == ["two a"])
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("a", by: -110)
    try await mounted.revealed("one").tap()
    #expect(log.entries.filter { $0.hasSuffix(" a") } == ["two a", "one a"])
    #expect(mounted.revealed == [])
    #expect(mounted.root.rowLines.first == "b")
    #expect(try mounted.leftEdge("b") == mounted.leftEdge("2"))
  }

  /// What closes a row.
  enum Way: CaseIterable { case tap, tapOnRow, otherRow, click, escape, wheel, wheelOnAction }

  @Test(
    "LS46 (part) a press elsewhere, Escape and scrolling close the open row and do nothing else",
    arguments: Way.allCases)
  func closes(way: Way) async throws {
    let mounted = try await letters()
    try await mounted.swipeRow("a", by: -110)
    #expect(mounted.revealed == ["two", "one"])
    let (plain, top) = (try mounted.label("plain"), try mounted.label("2").frame.minY)
    _ = log.take()
    switch way {
    case .tap: try await plain.tap()
    case .tapOnRow: try await mounted.label("a").tap(at: CGPoint(x: 150, y: 10))
    case .otherRow: try await mounted.swipeRow("b", by: -110)
    case .click: try await plain.click()
    case .escape: try await plain.press("Escape")
    case .wheel: try await plain.scroll(down: 1)
    case .wheelOnAction: try await mounted.revealed("two").scroll(down: 1)
    }
    #expect(mounted.revealed == [])
    #expect(log.take() == ["a false"])
    #expect(try mounted.label("2").frame.minY == top)
    #expect(try mounted.leftEdge("a") == mounted.leftEdge("b"))
    try await plain.tap()
    #expect(log.take() == ["plain"])
    try await mounted.swipeRow("b", by: -110)
    #expect(mounted.revealed == ["two", "one"])
  }

  @Test("LS46 (part) once no row is open after a swipe, Escape and clicks do what they do elsewhere")
  func passes() async throws {
    let mounted = try await MountedView(
      VStack {
        SwipedLetters(log: log)
        Button("stop") { log.note("stop") }.keyboardShortcut(.cancelAction)
      }, size: SwipedLetters.size)
    try await mounted.swipeRow("a", by: -110)
    try await mounted.label("b").tap()
    _ = log.take()
    try await mounted.press("Escape")
    #expect(log.take() == ["stop"])
    try await mounted.label("plain").click()
    #expect(log.take() == ["plain"])
  }

  @Test("LS46 (part) a finger that GTK gives to somebody else closes the row, and runs nothing however far it went")
  func cancelled() async throws {
    let mounted = try await letters()
    let edge = try mounted.leftEdge("a")
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    try await mounted.label("a").touch(at: CGPoint(x: 270, y: 10)) { finger in
      try await finger.move(by: CGSize(width: -240, height: 0))
      #expect(mounted.revealed == ["two", "one"])
      for gesture in list.widget.controllers where gesture.isA(gtk_gesture_drag_get_type()) {
        gtk_event_controller_reset(gesture.object.cast())
      }
      await Settling.settle()
      #expect(mounted.revealed == [])
      #expect(try mounted.leftEdge("a") == edge)
    }
    #expect(log.entries == ["a true", "a false"])
  }

  @Test("LS46 (part) in a list that is scrolled, a row stays open where rows come before it, and closes as it scrolls")
  func scrolled() async throws {
    let more = (0..<20).map { "m\($0)" }
    let mounted = try await MountedView(SwipedLetters(log: log, more: more), size: SwipedLetters.size)
    try await mounted.label("m3").scroll(down: 5)
    try await mounted.swipeRow("m10", by: -110)
    let (open, top) = (try mounted.leftEdge("m10"), try mounted.label("m10").frame.minY)
    #expect(mounted.revealed == ["two", "one"])
    mounted.rootView = SwipedLetters(log: log, more: ["y", "z"] + more)
    await Settling.settle()
    #expect(mounted.revealed == ["two", "one"])
    #expect(try mounted.leftEdge("m10") == open)
    #expect(try mounted.label("m10").frame.minY == top)
    let adjustment = mounted.root.all.first { $0.widget.typeName == "GtkListView" }
      .flatMap { gtk_scrollable_get_vadjustment($0.widget.object.cast()) }
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 20)
    await Settling.settle()
    #expect(mounted.revealed == [])
  }

  @Test("LS46 (part) a row that can be moved is swiped by a finger that goes sideways")
  func moves() async throws {
    let mounted = try await MountedView(Movable(log: log), size: SwipedLetters.size)
    try await mounted.label("a").touch(at: CGPoint(x: 200, y: 10)) { finger in
      for _ in 0..<11 { try await finger.move(by: CGSize(width: -10, height: 0)) }
      try await Task.sleep(for: .milliseconds(200))
    }
    #expect(mounted.revealed == ["Delete"])
  }

  private struct Movable: View {
    let log: Log

    var body: some View {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          .onDelete { _ in log.note("delete") }
          .onMove { _, _ in log.note("move") }
      }
    }
  }

  @Test("LS46 (part) a row that is open keeps its place among rows that come, and closes where it is gone or scrolled")
  func changes() async throws {
    let mounted = try await letters()
    try await mounted.swipeRow("b", by: -110)
    let open = try mounted.leftEdge("b")
    mounted.rootView = SwipedLetters(log: log, more: ["y", "z"])
    await Settling.settle()
    #expect(mounted.root.rowLines.prefix(4) == ["y", "z", "a", "b"])
    #expect(try mounted.leftEdge("b") == open)
    #expect(try mounted.leftEdge("a") > open)
    let row = try #require(mounted.root.listRows.first { $0.content.all.contains { $0.text == "b" } })
    #expect(try mounted.revealed("one").frame.minY == row.frame.minY)
    try await mounted.label("a").press("Escape")
    try await mounted.swipeRow("z", by: -110)
    mounted.rootView = SwipedLetters(log: log)
    await Settling.settle()
    #expect(mounted.revealed == [])
    #expect(try mounted.leftEdge("a") == mounted.leftEdge("b"))
  }

  @Test("LS46 (part) where the desktop wants motion, a row closes with the frames")
  func motion() async throws {
    let clock = TestClock()
    let mounted = try await letters()
    let edge = try mounted.leftEdge("a")
    try await mounted.swipeRow("a", by: -110)
    let open = try mounted.leftEdge("a")
    try await clock.drivingGTK {
      try await mounted.label("b").press("Escape")
      await clock.advance(by: .milliseconds(50))
      let between = try mounted.leftEdge("a")
      #expect(between > open && between < edge)
      await clock.advance(by: .milliseconds(200))
      #expect(try mounted.leftEdge("a") == edge)
      #expect(mounted.revealed == [])
    }
  }

  @Test("LS47 who wants to know is told as actions are revealed, and as they are gone")
  func told() async throws {
    let mounted = try await letters()
    try await mounted.label("a").touch(at: CGPoint(x: 200, y: 10)) { finger in
      #expect(log.entries == [])
      try await finger.move(by: CGSize(width: -110, height: 0))
      #expect(log.entries == ["a true"])
      try await Task.sleep(for: .milliseconds(200))
    }
    #expect(log.entries == ["a true"])
    try await mounted.label("b").tap()
    #expect(log.entries == ["a true", "a false"])
  }
}
