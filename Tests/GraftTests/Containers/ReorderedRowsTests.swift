import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Rows of scroll content that come into another order: their sizes hold.
@Suite(.gtk) @MainActor
struct ReorderedRowsTests {
  private let heights = RowHeights()

  @Test("rows that only come into another order are placed anew and not measured")
  func reversal() async throws {
    let mounted = try await mounted(Array(0..<100))
    let first = try #require(mounted.root.blocks.first).widget
    heights.measured = []
    mounted.rootView = rows(Array((0..<100).reversed()))
    await Settling.settle()
    #expect(heights.measured == [])
    #expect(mounted.root.blocks.last?.widget == first)
    #expect(mounted.root.blockFrames.map(\.minY) == (0..<100).map { CGFloat($0 * 22) })
  }

  @Test("a row whose size changes after its run was reordered is measured, with its run")
  func changeAfterwards() async throws {
    let mounted = try await mounted(Array(0..<100))
    mounted.rootView = rows(Array((0..<100).reversed()))
    await Settling.settle()
    heights.measured = []
    heights.changed = 99
    await Settling.settle()
    // Of 100 rows the last four were the last run, which is the first one now.
    #expect(Set(heights.measured) == Set(96...99))
    #expect(mounted.root.blockFrames[1].minY == 52)
  }

  @Test("rows that change their order and a size at once are measured")
  func changeAtOnce() async throws {
    let mounted = try await mounted(Array(0..<100))
    heights.measured = []
    heights.changed = 99
    mounted.rootView = rows(Array((0..<100).reversed()))
    await Settling.settle()
    #expect(Set(heights.measured) == Set(96...99))
    #expect(mounted.root.blockFrames[0].height == 50)
    #expect(mounted.root.blockFrames[1].minY == 52)
  }

  @Test("a widget that other code resizes in the turn in which its run is reordered, or later, is measured")
  func changeFromOutside() async throws {
    let mounted = try await MountedView(BlockRows(ids: Array(0..<100)), size: CGSize(width: 200, height: 100))
    let last = try #require(mounted.root.blocks.last).widget
    mounted.rootView = BlockRows(ids: (0..<100).reversed())
    last["height-request"] = 70
    await Settling.settle()
    #expect(mounted.root.blockFrames[0].height == 70)
    #expect(mounted.root.blockFrames[1].minY == 72)
    mounted.rootView = BlockRows(ids: Array(0..<100))
    await Settling.settle()
    last["height-request"] = 40
    await Settling.settle()
    #expect(mounted.root.blockFrames[98].minY == 2156)
    #expect(mounted.root.blockFrames[99].height == 40)
  }

  private func rows(_ ids: [Int]) -> HeightRows { HeightRows(ids: ids, heights: heights) }

  private func mounted(_ ids: [Int]) async throws -> MountedView<HeightRows> {
    try await MountedView(HeightRows(ids: ids, heights: heights), size: CGSize(width: 200, height: 100))
  }
}

/// Which row is higher than the others, and which were measured.
@Observable @MainActor
private final class RowHeights {
  var changed = -1
  @ObservationIgnored var measured: [Int] = []
}

private struct HeightRows: View {
  let ids: [Int]
  let heights: RowHeights

  var body: some View {
    ScrollView {
      VStack(spacing: 2) {
        ForEach(ids, id: \.self) { HeightRow(id: $0, heights: heights) }
      }
    }
  }
}

private struct HeightRow: View {
  let id: Int
  let heights: RowHeights

  var body: some View { HeightBlock(id: id, height: heights.changed == id ? 50 : 20, heights: heights) }
}

private struct HeightBlock: GtkWidgetRepresentable {
  let id: Int
  let height: Int
  let heights: RowHeights

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["height-request"] = height }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    heights.measured.append(id)
    return CGSize(width: 30, height: height)
  }
}

private struct BlockRows: View {
  let ids: [Int]

  var body: some View {
    ScrollView {
      VStack(spacing: 2) {
        ForEach(ids, id: \.self) { _ in Block(30, 20) }
      }
    }
  }
}
