import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Grids, views that fit and frames by containers in the forms in which source writes them.
@MainActor
@Suite(.serialized, .gtk)
struct GridFormsTests {
  private struct Forms: View {
    let layout: AnyLayout

    var body: some View {
      Grid {
        GridRow { Text("a").gridCellColumns(2).gridCellAnchor(.topTrailing) }
        GridRow(alignment: .top) { Text("b").gridColumnAlignment(.trailing) }
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) { Text("c") }
      Grid(horizontalSpacing: 4) { Text("d").gridCellAnchor(UnitPoint(x: 0.25, y: 1)) }
      layout { GridRow { Text("e") } }
      ViewThatFits { Text("f") }
      ViewThatFits(in: .horizontal) { Text("g") }
      ViewThatFits(in: [.horizontal, .vertical]) { Text("h") }
      Text("i").containerRelativeFrame(.horizontal)
      Text("j").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
      Text("k").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10, alignment: .center)
      Text("l").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
      Text("m").containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 3 : length }
    }
  }

  @Test("the forms of SwiftUI compile, and all texts are shown")
  func forms() async throws {
    let layout = GridLayout(alignment: .center, horizontalSpacing: nil, verticalSpacing: 3)
    let mounted = try await MountedView(
      VStack { Forms(layout: AnyLayout(layout)) }, size: CGSize(width: 300, height: 700))
    #expect(mounted.root.texts == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"])
  }
}
