import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are seen through, or not seen at all.
@Suite(.gtk) @MainActor
struct OpacityTests {
  @Test("views in front of each other are seen through as one, and not through each other")
  func groupIsSeenThrough() async throws {
    let mounted = try await MountedView(
      ZStack {
        Color.white
        ZStack {
          Color.red
          Color.black
        }.opacity(0.5)
      }, size: CGSize(width: 20, height: 20))
    // Half of black on white: the red behind the black does not show.
    #expect(try Pixels(mounted.root)[10, 10].allSatisfy { (126...129).contains($0) })
  }

  @Test(
    "an opacity beyond its bounds counts as the bound, and no number as 1",
    arguments: [(-1, 0), (0.25, 0.25), (3, 1), (.nan, 1)] as [(Double, Double)])
  func opacityIsClamped(opacity: Double, expected: Double) async throws {
    let mounted = try await MountedView(Text("a").opacity(opacity))
    let widget = try #require(gtk_widget_get_parent(mounted.root.find(role: .label).widget.widgetPointer))
    #expect(abs(gtk_widget_get_opacity(widget) - expected) < 0.01)
  }

  private struct Page: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      VStack(spacing: 10) {
        Button("first") { log.note("first") }
        Button("hidden") { log.note("hidden") }.hidden()
        Button("last") { log.note("last") }
      }
    }
  }

  @Test("a hidden view keeps its room, and is neither seen nor clicked nor reached by Tab")
  func hiddenViewKeepsRoom() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    #expect(mounted.root.texts == ["first", "last"])
    let first = try mounted.root.find(role: .button, name: "first")
    let last = try mounted.root.find(role: .button, name: "last")
    #expect(last.frame.minY == first.frame.maxY + 10 + first.frame.height + 10)
    try await XInput.click(on: first.widget, at: CGPoint(x: 10, y: first.frame.height * 1.5 + 10))
    await Settling.settle()
    #expect(log.entries == [])
    try await first.click()
    try await first.press("Tab")
    try await first.press("space")
    #expect(log.entries == ["first", "last"])
  }
}
