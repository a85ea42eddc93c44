import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A hosting controller that goes before its widget, or is shown at two places.
@Suite(.gtk) @MainActor
struct HostingControllerAloneTests {
  @Test("HC9 HC16 (part) a controller that follows its content may be dropped while a GTK parent keeps the widget")
  func droppedWhileFollowing() async throws {
    let box = BindingBox<CGFloat>()
    let window = PlainWindow()
    var controller: GtkHostingController? = GtkHostingController(
      rootView: Owner(30, box) { Text("text").frame(width: $0.wrappedValue, height: 20) })
    controller?.sizingOptions = .preferredContentSize
    weak let dropped = controller
    await window.show(try #require(controller).widget.widgetPointer)
    controller = nil
    #expect(dropped == nil)
    box.value = 70
    await Settling.settle()
    #expect(try window.content.find(text: "text").frame.width <= 70)
    var natural: Int32 = 0
    gtk_widget_measure(gtk_window_get_child(window.pointer), GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    #expect(natural == 70)
    window.destroy()
  }

  @Test("a controller representable that returns the same controller twice stops with the view's type and path")
  func sameControllerTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        let controller = GtkHostingController(rootView: Text("shared"))
        _ = GtkHostingController(
          rootView: VStack {
            Sharer(controller: controller)
            Sharer(controller: controller)
          }
        ).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Sharer at VStack<TupleView<Pack{Sharer, Sharer}>>/Sharer returned a GraftHostingWidget"))
    #expect(message.contains("that already has a parent"))
  }
}

private struct Sharer: GtkWidgetControllerRepresentable {
  let controller: GtkHostingController<Text>

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Text> { controller }

  func updateGtkWidgetController(_ controller: GtkHostingController<Text>, context: Context) {}
}
