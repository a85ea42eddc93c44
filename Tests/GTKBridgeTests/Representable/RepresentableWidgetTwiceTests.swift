import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A widget has one place: make may not return one that is shown already.
@Suite(.gtk) @MainActor
struct RepresentableWidgetTwiceTests {
  @Test("a representable that returns the same widget twice stops with the view's type and path, and the widget's type")
  func sameWidgetTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        let widget = Widget(gtk_label_new(nil))
        _ = GtkHostingController(
          rootView: VStack {
            Reuser(widget: widget)
            Reuser(widget: widget)
          }
        ).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Reuser at VStack<TupleView<Pack{Reuser, Reuser}>>/Reuser returned a GtkLabel"))
    #expect(message.contains("that already has a parent"))
  }

  @Test("a representable that returns a widget with a parent stops with the view's type and the widget's type")
  func widgetWithParent() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        let (box, label) = (Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), Widget(gtk_label_new(nil)))
        gtk_box_append(box.cast(), label.widgetPointer)
        _ = GtkHostingController(rootView: Reuser(widget: label)).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Reuser at Reuser returned a GtkLabel that already has a parent"))
  }

  @Test("a widget that a representable made may be returned again once its view is gone")
  func returnedAgainLater() async throws {
    let widget = Widget(gtk_label_new("reused"))
    let mounted = try await MountedView(Switch(isOn: true, content: Reuser(widget: widget)))
    for isOn in [false, true] {
      mounted.rootView = Switch(isOn: isOn, content: Reuser(widget: widget))
      await Settling.settle()
      #expect(mounted.root.texts == (isOn ? ["reused"] : []))
    }
    mounted.rootView = Switch(isOn: false, content: Reuser(widget: widget))
    await Settling.settle()
  }
}

private struct Reuser: GtkWidgetRepresentable {
  let widget: Widget

  func makeGtkWidget(context: Context) -> Widget { widget }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
