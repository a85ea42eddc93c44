import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Scroll views in a real window.
@Suite(.gtk) @MainActor
struct ScrollViewTests {
  private static let size = CGSize(width: 200, height: 100)

  @Test("a scroll view takes the height that it is offered and the width of its content, which is as high as it likes")
  func sizes() async throws {
    let mounted = try await MountedView(ScrollView { lines(50) }, size: Self.size)
    #expect(try scrolledWindow(in: mounted).frame == CGRect(85, 0, 30, 100))
    // 50 lines of 20 with 49 gaps of 2.
    #expect(try content(in: mounted).frame == CGRect(85, 0, 30, 1098))
    #expect(mounted.root.blockFrames[49] == CGRect(85, 1078, 30, 20))
  }

  @Test("content that is shorter than the scroll view is at its top")
  func shortContent() async throws {
    let mounted = try await MountedView(ScrollView { lines(2) }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(85, 0, 30, 20), CGRect(85, 22, 30, 20)])
  }

  @Test("across its axis a scroll view takes the room that its content takes")
  func wideContent() async throws {
    let row = HStack(spacing: 0) {
      Block(30, 20)
      Spacer()
      Block(20, 20)
    }
    let mounted = try await MountedView(ScrollView { row }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(0, 0, 30, 20), CGRect(180, 0, 20, 20)])
  }

  @Test("a horizontal scroll view takes the width that it is offered and the height of its content")
  func horizontal() async throws {
    let mounted = try await MountedView(
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20) { _ in Block(30, 20) } } }, size: Self.size)
    #expect(try scrolledWindow(in: mounted).frame == CGRect(0, 40, 200, 20))
    #expect(mounted.root.blockFrames[19] == CGRect(570, 40, 30, 20))
  }

  @Test("text in a scroll view wraps at its width")
  func wrapping() async throws {
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    let mounted = try await MountedView(ScrollView { Text(text) }, size: Self.size)
    let label = try mounted.root.frame(ofText: text)
    #expect(label.width <= 200)
    #expect(label.height > 100)
  }

  @Test("content is placed with the width that the scroll view was offered, also where it is narrower and higher")
  func labelsOfNarrowContent() async throws {
    let height = try idealSize(of: Button("Do") {}).height
    let rows = VStack(spacing: 0) {
      ForEach(0..<20) { _ in
        HStack {
          Text("0 0")
          Button("Do") {}
        }
      }
    }
    let mounted = try await MountedView(ScrollView { rows }, size: CGSize(width: 300, height: 100))
    let buttons = mounted.root.all.filter { $0.role == .button }
    #expect(buttons.map(\.frame.height) == Array(repeating: height, count: 20))
    #expect(try content(in: mounted).frame.height == 20 * height)
  }

  private struct Offering: View {
    let width: Source<CGFloat>

    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in OfferedBlock() } } }.frame(width: width.value)
    }
  }

  @Test("content that is as wide for another offer is scrolled as far as it is high for that")
  func otherOffer() async throws {
    let width = Source<CGFloat>(300)
    let mounted = try await MountedView(Offering(width: width), size: CGSize(width: 300, height: 100))
    var heights = [try content(in: mounted).frame.height]
    for offer: CGFloat in [100, 300] {
      width.value = offer
      await Settling.settle()
      heights.append(try content(in: mounted).frame.height)
    }
    #expect(heights == [200, 400, 200])
    #expect(Set(mounted.root.blockFrames.map(\.size)) == [CGSize(width: 60, height: 20)])
  }

  private struct Widening: View {
    let isWide: Source<Bool>

    var body: some View {
      ScrollView {
        ForEach(0..<2) { number in
          if isWide.value, number == 0 { Block(40, 20).frame(maxWidth: .infinity) } else { Block(40, 20) }
        }
      }
    }
  }

  @Test("a scroll view takes the room when a row in it begins to, and gives it back, as often as that changes")
  func widening() async throws {
    let isWide = Source(false)
    let mounted = try await MountedView(Widening(isWide: isWide), size: CGSize(width: 300, height: 300))
    var widths: [CGFloat] = []
    for _ in 1...3 {
      for value in [false, true] {
        isWide.value = value
        await Settling.settle()
        let scroll = mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }
        widths.append(try #require(scroll).frame.width)
      }
    }
    #expect(widths == [40, 300, 40, 300, 40, 300])
  }

  @Test("scrolling moves the content, and what comes into sight is drawn")
  func scrolling() async throws {
    let mounted = try await MountedView(ScrollView { lines(500) }, size: Self.size)
    let adjustment = gtk_scrolled_window_get_vadjustment(try scrolledWindow(in: mounted).widget.cast())
    gtk_adjustment_set_value(adjustment, 9000)
    await Settling.settle()
    #expect(try content(in: mounted).frame.minY == -9000)
    #expect(mounted.root.blockFrames[410] == CGRect(85, 20, 30, 20))
  }

  @Test("a change in one row lays out the run of that row and no other")
  func changeInOneRow() async throws {
    let model = Heights()
    let mounted = try await MountedView(
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { MeasuredRow(id: $0, heights: model) } } }, size: Self.size)
    model.measured = []
    model.changed = 70
    await Settling.settle()
    #expect(mounted.root.blockFrames[99].maxY == 2030)
    // The third run has the rows 64 to 95.
    #expect(Set(model.measured) == Set(64...95))
  }

  @Test("ID16 a row that changes its run keeps its widget")
  func movedRow() async throws {
    let mounted = try await MountedView(MovingRows(ids: Array(0..<100)), size: Self.size)
    let first = try #require(mounted.root.blocks.first).widget
    mounted.rootView = MovingRows(ids: Array(1..<100) + [0])
    await Settling.settle()
    #expect(try #require(mounted.root.blocks.last).widget == first)
  }

  private func lines(_ count: Int) -> some View {
    VStack(spacing: 2) { ForEach(Array(0..<count), id: \.self) { _ in Block(30, 20) } }
  }

  private func scrolledWindow<Content: View>(in mounted: MountedView<Content>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
  }

  private func content<Content: View>(in mounted: MountedView<Content>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GraftIsland" })
  }
}

/// Which row is higher than the others, and which were measured.
@Observable @MainActor
private final class Heights {
  var changed = -1
  @ObservationIgnored var measured: [Int] = []
}

/// A row that says when it is measured.
private struct MeasuredRow: View {
  let id: Int
  let heights: Heights

  var body: some View { MeasuredBlock(id: id, height: heights.changed == id ? 50 : 20, heights: heights) }
}

private struct MeasuredBlock: GtkWidgetRepresentable {
  let id: Int
  let height: Int
  let heights: Heights

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["height-request"] = height }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    heights.measured.append(id)
    return CGSize(width: 30, height: height)
  }
}

/// A widget that is higher where it is offered less than 200 pixels, and as wide.
private struct OfferedBlock: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    CGSize(width: 60, height: proposal.width ?? 200 < 200 ? 40 : 20)
  }
}

private struct MovingRows: View {
  let ids: [Int]

  var body: some View { ScrollView { VStack { ForEach(ids, id: \.self) { _ in Block(30, 20) } } } }
}
