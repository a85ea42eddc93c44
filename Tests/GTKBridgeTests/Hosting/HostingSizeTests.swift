import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The sizes that a host reports to GTK and to those who ask.
@Suite(.gtk) @MainActor
struct HostingSizeTests {
  @Test("HC8 sizeThatFits runs pending bodies first, and needs no window")
  func sizeThatFitsNeedsNoWindow() async throws {
    let counts = UpdateStatistics.start()
    let controller = GtkHostingController(rootView: Block(width: 30))
    #expect(counts.bodies(of: Block.self) == 0)
    #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 30, height: 10))
    #expect(counts.bodies(of: Block.self) == 1)
    controller.rootView = Block(width: 70)
    #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 70, height: 10))
    #expect(counts.bodies(of: Block.self) == 2)
    #expect(controller.sizeThatFits(in: CGSize(width: 10, height: 10)) == CGSize(width: 70, height: 10))
    #expect(counts.bodies(of: Block.self) == 2)
    #expect(gtk_widget_get_root(controller.widget.widgetPointer) == nil)
  }

  @Test("HC8 the size is that for the proposal")
  func sizeFollowsTheProposal() async throws {
    let controller = GtkHostingController(rootView: Flexible())
    #expect(controller.sizeThatFits(in: CGSize(width: 60, height: 25)) == CGSize(width: 60, height: 25))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 25)) == CGSize(width: 100, height: 25))
    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 20, height: 10))
  }

  @Test("HC10 GTK's minimum is the size for a zero proposal, and its natural size the ideal one")
  func minimumAndNaturalSize() async throws {
    let host = GtkHostingWidget(rootView: Flexible())
    #expect(measure(host, GTK_ORIENTATION_HORIZONTAL) == Measured(minimum: 20, natural: 50))
    #expect(measure(host, GTK_ORIENTATION_VERTICAL) == Measured(minimum: 10, natural: 40))
  }

  @Test("HC10 the host expands on exactly the axes on which its content takes any room")
  func hostExpandsWithItsContent() async throws {
    let host = GtkHostingWidget(rootView: Grower(width: 30, height: 10))
    let window = PlainWindow()
    await window.show(host.widgetPointer)
    #expect(expansion(of: host) == [false, false])
    host.rootView = Grower(width: .infinity, height: 10)
    await Settling.settle()
    #expect(expansion(of: host) == [true, false])
    host.rootView = Grower(width: .infinity, height: .infinity)
    await Settling.settle()
    #expect(expansion(of: host) == [true, true])
    host.rootView = Grower(width: 30, height: .infinity)
    await Settling.settle()
    #expect(expansion(of: host) == [false, true])
    window.destroy()
  }

  @Test("HC11 content that grows with a state changes the natural size, and the GTK parent makes room")
  func growthReachesTheParent() async throws {
    let box = BindingBox<CGFloat>()
    let host = GtkHostingWidget(rootView: Owner(30, box) { Block(width: $0.wrappedValue) })
    let neighbour = Widget(gtk_label_new("next"))
    let row = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    let rowBox = row.cast(to: GtkBox.self)
    gtk_box_append(rowBox, host.widgetPointer)
    gtk_box_append(rowBox, neighbour.widgetPointer)
    let window = PlainWindow()
    await window.show(row.widgetPointer)
    #expect(measure(host, GTK_ORIENTATION_HORIZONTAL) == Measured(minimum: 30, natural: 30))
    #expect(try window.content.find(text: "next").frame.minX == 30)
    box.value = 90
    await Settling.settle()
    #expect(measure(host, GTK_ORIENTATION_HORIZONTAL) == Measured(minimum: 90, natural: 90))
    #expect(try window.content.find(text: "next").frame.minX == 90)
    #expect(gtk_widget_get_width(host.widgetPointer) == 90)
    window.destroy()
  }

  private struct Measured: Equatable {
    var minimum: Int32 = -1
    var natural: Int32 = -1
  }

  private func measure(_ widget: Widget, _ orientation: GtkOrientation) -> Measured {
    var measured = Measured()
    gtk_widget_measure(widget.widgetPointer, orientation, -1, &measured.minimum, &measured.natural, nil, nil)
    return measured
  }

  private func expansion(of widget: Widget) -> [Bool] {
    [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map {
      gtk_widget_compute_expand(widget.widgetPointer, $0) != 0
    }
  }
}

/// Of a given width and 10 pixels high.
private struct Block: View {
  let width: CGFloat

  var body: some View { Text("").frame(width: width, height: 10) }
}

/// Between 20 by 10 and 100 by 80 pixels, and by nature 50 by 40.
private struct Flexible: View {
  var body: some View {
    Text("").frame(
      minWidth: 20, idealWidth: 50, maxWidth: 100, minHeight: 10, idealHeight: 40, maxHeight: 80)
  }
}

private struct Grower: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View {
    Text("").frame(minWidth: 0, maxWidth: width, minHeight: 0, maxHeight: height)
  }
}
