import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How wide the columns of tables are, and which there are.
@Suite(.gtk) @MainActor
struct TableColumnTests {
  private static let size = CGSize(width: 400, height: 300)

  /// Drags the right edge of a header so far to the right.
  private func drag(_ header: Int, by length: Double, in mounted: MountedView<some View>) async throws {
    let edge = mounted.root.columnWidths[...header].reduce(0, +)
    try await #require(mounted.root.headerRow).drag(
      at: CGPoint(x: edge - 1, y: 10), by: CGSize(width: length, height: 0))
    await Settling.settle()
  }

  @Test("TB11 a column has its width, others share what is left, and a drag of an edge stops at the bounds")
  func widths() async throws {
    let mounted = try await MountedView(
      Table(Fruit.some(2)) {
        TableColumn("A", value: \.name).width(100)
        TableColumn("B", value: \.name).width(min: 50, ideal: 100, max: 140)
        TableColumn("a longer title", value: \.name)
        TableColumn("D", value: \.name)
      }, size: Self.size)
    #expect(mounted.root.columnWidths == [100, 100, 100, 100])
    try await drag(0, by: 50, in: mounted)
    #expect(mounted.root.columnWidths == [100, 100, 100, 100])
    try await drag(1, by: 100, in: mounted)
    #expect(mounted.root.columnWidths == [100, 140, 80, 80])
    try await drag(1, by: -120, in: mounted)
    #expect(mounted.root.columnWidths == [100, 50, 125, 125])
    try await drag(2, by: 15, in: mounted)
    #expect(mounted.root.columnWidths == [100, 50, 140, 110])
  }

  private struct Wide: View {
    var body: some View {
      Table(Fruit.some(40)) {
        TableColumn("A", value: \.name).width(300)
        TableColumn("a title that is much too long to fit", value: \.name).width(60)
        TableColumn("C", value: \.name).width(200)
      }
    }
  }

  @Test("TB12 wide columns scroll with their headers, which do not scroll with the rows, and long titles are cut")
  func scrolling() async throws {
    let mounted = try await MountedView(Wide(), size: Self.size)
    let table = try #require(mounted.root.all.first { $0.widget.typeName == "GtkColumnView" })
    let (before, top) = (mounted.root.tableHeaders[0].frame.minX, mounted.root.tableHeaders[0].frame.minY)
    gtk_adjustment_set_value(gtk_scrollable_get_hadjustment(table.widget.object.cast()), 50)
    await mounted.scrollList(to: 30)
    #expect(mounted.root.tableHeaders[0].frame.minX == before - 50)
    #expect(mounted.root.tableHeaders[0].frame.minY == top)
    let title = try #require(mounted.root.tableHeaders[1].content.all.first { $0.widget.typeName == "GtkLabel" })
    #expect(gtk_widget_get_width(title.widget.widgetPointer) <= 60)
    let layout = gtk_label_get_layout(title.widget.object.cast())
    #expect(pango_layout_is_ellipsized(layout) != 0)
  }

  private struct Parts: View {
    var hasMiddle = true
    var more: [String] = []

    var body: some View {
      Table(Fruit.some(2)) {
        TableColumn("First") { _ in Counter() }
        if hasMiddle { TableColumn("Middle") { Text($0.name) }.width(70) }
        TableColumnForEach(more, id: \.self) { title in
          TableColumn(title) { Text("\(title) \($0.count)") }
        }
      }
    }
  }

  /// A button that counts its clicks.
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("clicks \(count)") { count += 1 } }
  }

  @Test("TB20 columns come and go, and the others keep their widths and the state of their cells")
  func conditional() async throws {
    let mounted = try await MountedView(Parts(), size: Self.size)
    try await mounted.root.listRows[0].content.find(role: .button, name: "clicks 0").click()
    #expect(mounted.root.headerTexts == ["First", "Middle"])
    #expect(mounted.root.columnWidths == [330, 70])
    mounted.rootView = Parts(hasMiddle: false, more: ["x", "y"])
    await Settling.settle()
    #expect(mounted.root.headerTexts == ["First", "x", "y"])
    #expect(mounted.root.rowTexts[1] == ["clicks 0", "x 10", "y 10"])
    mounted.rootView = Parts(hasMiddle: true, more: ["y"])
    await Settling.settle()
    #expect(mounted.root.headerTexts == ["First", "Middle", "y"])
    #expect(mounted.root.columnWidths == [165, 70, 165])
    #expect(mounted.root.cellTexts == [["clicks 1", "fruit 0", "y 0"], ["clicks 0", "fruit 1", "y 10"]])
  }
}
