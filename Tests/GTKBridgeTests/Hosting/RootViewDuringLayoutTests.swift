import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Root views that are assigned at the wrong moment: while something is evaluated, measured or allocated.
@Suite(.gtk) @MainActor
struct RootViewDuringLayoutTests {
  private let inner = GtkHostingWidget(rootView: NumberText(number: 0))

  @Test("HC5 a root view that is assigned while GTK measures is evaluated in the next cycle, once")
  func duringMeasure() async throws {
    let box = await PlainBox()
    box.append(inner)
    await Settling.settle()
    let counts = UpdateStatistics.start()
    let host = GtkHostingWidget(
      rootView: AskedView { inner.rootView = NumberText(number: 1) }.frame(minWidth: 10, minHeight: 10))
    box.append(host)
    #expect(await Settling.settle())
    #expect(box.window.content.texts == ["number 1"])
    #expect(counts.bodies(of: NumberText.self) == 1)
    #expect(Diagnostics.recorded == [])
    box.close()
  }

  @Test("HC5 a root view that is assigned while GTK allocates is evaluated in the next cycle, once for each size")
  func duringAllocation() async throws {
    let box = await PlainBox()
    let area = Widget(typeName: "GtkDrawingArea")
    area["content-width"] = 40
    area["content-height"] = 20
    area.connect("resize") { [unowned area] in
      inner.rootView = NumberText(number: Int(gtk_widget_get_width(area.widgetPointer)))
    }
    box.append(inner)
    box.append(area)
    await Settling.settle()
    let width = gtk_widget_get_width(area.widgetPointer)
    #expect(width >= 40)
    #expect(box.window.content.texts == ["number \(width)"])
    #expect(Diagnostics.recorded == [])
    box.close()
  }

  @Test("NH12 a root view that a body of another host assigns is evaluated after it, in the same cycle")
  func duringAnotherBody() async throws {
    let box = await PlainBox()
    box.append(inner)
    let host = GtkHostingWidget(rootView: AssigningView(number: 3) { inner.rootView = NumberText(number: $0) })
    box.append(host)
    #expect(await Settling.settle())
    #expect(box.window.content.texts == ["number 3", "assigned"])
    let counts = UpdateStatistics.start()
    host.rootView = AssigningView(number: 4, assign: host.rootView.assign)
    #expect(await Settling.settle())
    #expect(box.window.content.texts == ["number 4", "assigned"])
    #expect(counts.bodies(of: NumberText.self) == 1)
    box.close()
  }

  @Test("A30 a body that assigns another root view of its own host each time is stopped, and the host lives on")
  func ownBody() async throws {
    let holder = HostHolder()
    let box = await PlainBox()
    let host = GtkHostingWidget(rootView: SelfAssigningView(number: 0, holder: holder))
    holder.host = host
    box.append(host)
    #expect(await Settling.settle())
    #expect(Diagnostics.recorded.map(\.kind) == [.updateCycle])
    holder.host = nil
    host.rootView = SelfAssigningView(number: 100, holder: holder)
    #expect(await Settling.settle())
    #expect(box.window.content.texts == ["number 100"])
    box.close()
  }
}

private struct NumberText: View {
  let number: Int

  var body: some View { Text("number \(number)") }
}

/// Does something each time that it is measured.
private struct AskedView: GtkWidgetRepresentable {
  let measured: () -> Void

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkImage") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    measured()
    return CGSize(width: 20, height: 20)
  }
}

private struct AssigningView: View {
  let number: Int
  let assign: (Int) -> Void

  var body: some View {
    let _ = assign(number)
    Text("assigned")
  }
}

@MainActor
private final class HostHolder {
  weak var host: GtkHostingWidget<SelfAssigningView>?
}

private struct SelfAssigningView: View {
  let number: Int
  let holder: HostHolder

  var body: some View {
    let _ = holder.host?.rootView = SelfAssigningView(number: number + 1, holder: holder)
    Text("number \(number)")
  }
}
