import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The actions that swiping a row reveals, and which run without being pressed.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct SwipeActionTouchTests {
  private let log = Log()

  private struct Edges: View {
    let log: Log

    var body: some View {
      List {
        Text("row")
          .swipeActions {
            Button("one") { log.note("one") }
            Button("two") {}.tint(.orange)
          }
          .swipeActions { Button("three", role: .destructive) {} }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("lead") { log.note("lead") } }
        Text("off").swipeActions { Button("off") { log.note("off") }.disabled(true) }
        Text("empty").swipeActions {}
        Text("own").swipeActions { Button("own") { log.note("own") }.buttonStyle(.borderless) }
      }
    }
  }

  private func edges(_ direction: LayoutDirection = .leftToRight) async throws -> MountedView<some View> {
    try await MountedView(Edges(log: log).environment(\.layoutDirection, direction), size: SwipedLetters.size)
  }

  @Test("LS45 actions stand from the edge inwards in order, those of several modifiers too, and are as high as the row")
  func order() async throws {
    let mounted = try await edges()
    let row = try #require(mounted.root.listRows.first).frame
    try await mounted.swipeRow("row", by: -170)
    #expect(mounted.revealed == ["three", "two", "one"])
    let frames = try ["one", "two", "three"].map { try mounted.revealed($0).frame }
    #expect(frames.map(\.maxX) == [row.maxX, frames[0].minX, frames[1].minX])
    for frame in frames { #expect(frame.minY == row.minY && frame.height == row.height) }
    try await mounted.label("empty").tap()
    try await mounted.swipeRow("row", by: 60)
    #expect(mounted.revealed == ["lead"])
    #expect(try mounted.revealed("lead").frame.minX == row.minX)
  }

  @Test("LS45 where reading starts at the right the edges are the other ones")
  func mirrored() async throws {
    let mounted = try await edges(.rightToLeft)
    let row = try #require(mounted.root.listRows.first)
    func swipe(from x: CGFloat, by right: CGFloat) async throws {
      try await row.touch(at: CGPoint(x: x, y: 10)) { finger in
        try await finger.move(by: CGSize(width: right, height: 0))
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    try await swipe(from: 20, by: 170)
    #expect(mounted.revealed == ["one", "two", "three"])
    #expect(try mounted.revealed("one").frame.minX == row.frame.minX)
    try await mounted.label("empty").tap()
    try await swipe(from: 200, by: -60)
    #expect(mounted.revealed == ["lead"])
    #expect(try mounted.revealed("lead").frame.maxX == row.frame.maxX)
  }

  @Test("LS45 a full swipe runs the first action, unless that is disabled or full swipes are not allowed")
  func full() async throws {
    let mounted = try await edges()
    try await mounted.swipeRow("row", by: 230)
    #expect(mounted.revealed == ["lead"])
    try await mounted.label("empty").tap()
    #expect(log.entries == [])
    try await mounted.swipeRow("row", by: -240)
    #expect(log.entries == ["one"])
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("off", by: -240)
    #expect(log.entries == ["one"])
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("own", by: -240)
    #expect(log.entries == ["one", "own"])
    #expect(try mounted.leftEdge("own") == mounted.leftEdge("empty"))
  }

  @Test(
    "LS45 a destructive action looks so, one with a tint has its colour, and where there is none nothing is revealed")
  func looks() async throws {
    let mounted = try await edges()
    let edge = try mounted.leftEdge("empty")
    try await mounted.swipeRow("empty", by: -100)
    #expect(mounted.revealed == [])
    #expect(try mounted.leftEdge("empty") == edge)
    try await mounted.swipeRow("row", by: -170)
    let looks = try ["one", "two", "three"].map { styleClasses(of: try mounted.revealed($0)) }
    #expect(looks.map { $0.contains("destructive-action") } == [false, false, true])
    #expect(looks.map { $0.contains("suggested-action") } == [false, true, false])
  }

  private struct Growing: View {
    var name = "one"

    var body: some View {
      List { Text("row").swipeActions { Button(name) {} } }
    }
  }

  @Test("LS45 actions that become wider while they are revealed have the room that they need")
  func growing() async throws {
    let mounted = try await MountedView(Growing(), size: SwipedLetters.size)
    let edge = try mounted.leftEdge("row")
    try await mounted.swipeRow("row", by: -60)
    let width = try mounted.revealed("one").frame.width
    mounted.rootView.name = "more than one"
    await Settling.settle()
    let wider = try mounted.revealed("more than one").frame.width
    #expect(wider > width)
    #expect(try mounted.leftEdge("row") == edge - wider)
  }

  private struct Deletable: View {
    let log: Log
    var mode = EditMode.inactive
    @State private var letters = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          if letter == "b" {
            Text(letter).swipeActions(edge: .leading) { Button("pin") {} }
          } else {
            Text(letter)
          }
        }
        .onDelete {
          log.note("delete \(Array($0))")
          letters.remove(atOffsets: $0)
        }
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  @Test("LS32 a row that can be deleted is swiped to Delete, but with actions at any edge edit mode alone deletes it")
  func delete() async throws {
    let mounted = try await MountedView(Deletable(log: log), size: SwipedLetters.size)
    try await mounted.swipeRow("b", by: -60)
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("b", by: 60)
    #expect(mounted.revealed == ["pin"])
    try await mounted.label("c").tap()
    try await mounted.swipeRow("a", by: -60)
    #expect(mounted.revealed == ["Delete"])
    #expect(styleClasses(of: try mounted.revealed("Delete")).contains("destructive-action"))
    try await mounted.revealed("Delete").tap()
    #expect(log.entries == ["delete [0]"])
    #expect(mounted.root.rowLines == ["b", "c"])
    mounted.rootView.mode = .active
    await Settling.settle()
    try await #require(mounted.root.all.first { styleClasses(of: $0).contains("graft-remove") }).tap()
    #expect(mounted.root.rowLines == ["c"])
  }
}
