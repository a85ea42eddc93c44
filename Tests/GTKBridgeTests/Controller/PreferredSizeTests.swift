import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Controllers that prefer a size, and hosting controllers that follow the size of their content.
@Suite(.gtk) @MainActor
struct PreferredSizeTests {
  @Test("RP39 a preferred size that is not zero is the ideal size of its axis, and a new one is laid out")
  func preferredSize() async throws {
    let sized = SizedController()
    let mounted = try await MountedView(SizedView(controller: sized), size: CGSize(width: 400, height: 300))
    let controller = try #require(mounted.controller)
    let label = WidgetQuery(root: sized.widget)
    func ideal() -> CGSize { controller.sizeThatFits(in: CGSize(width: 400, height: 300)) }
    let natural = ideal()
    #expect(natural.width > 0 && natural.width < 120)
    sized.preferredContentSize = CGSize(width: 120, height: 0)
    await Settling.settle()
    #expect(ideal() == CGSize(width: 120, height: natural.height))
    #expect(try label.find(text: "label").frame.width == 120)
    sized.preferredContentSize = CGSize(width: 150, height: 90)
    await Settling.settle()
    #expect(ideal() == CGSize(width: 150, height: 90))
    #expect(try label.find(text: "label").frame.size == CGSize(width: 150, height: 90))
    sized.preferredContentSize = .zero
    await Settling.settle()
    #expect(ideal() == natural)
  }

  @Test("RP39 (part) a preferred size below GTK's minimum counts as the minimum, and sizeThatFits of the view wins")
  func limits() async throws {
    let sized = SizedController()
    sized.preferredContentSize = CGSize(width: 1, height: 1)
    let plain = GtkHostingController(rootView: SizedView(controller: sized)).sizeThatFits(in: .zero)
    #expect(plain.width > 1 && plain.height > 1)
    let other = SizedController()
    other.preferredContentSize = CGSize(width: 120, height: 90)
    let view = SizedView(controller: other, own: CGSize(width: 70, height: 60))
    #expect(GtkHostingController(rootView: view).sizeThatFits(in: .zero) == CGSize(width: 70, height: 60))
  }

  @Test("HC9 a controller follows no size by default; with the option its preferred size is the content's ideal size")
  func followedSize() async throws {
    let box = BindingBox<CGFloat>()
    let controller = GtkHostingController(
      rootView: Owner(30, box) { Text("").frame(width: $0.wrappedValue, height: 10) })
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    #expect(controller.sizingOptions == [])
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 30, height: 10))
    box.value = 70
    await Settling.settle()
    #expect(controller.preferredContentSize == CGSize(width: 70, height: 10))
    controller.sizingOptions = []
    box.value = 90
    await Settling.settle()
    #expect(controller.preferredContentSize == CGSize(width: 70, height: 10))
    window.destroy()
  }

  @Test("HC9 with the option for the intrinsic size the widget is measured again when the ideal size changes")
  func intrinsicSize() async throws {
    let box = BindingBox<CGFloat>()
    let controller = GtkHostingController(
      rootView: Owner(30, box) { Text("").frame(width: $0.wrappedValue, height: 10) })
    controller.sizingOptions = .intrinsicContentSize
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    box.value = 70
    await Settling.settle()
    var natural: Int32 = 0
    gtk_widget_measure(controller.widget.widgetPointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    #expect(natural == 70)
    #expect(controller.preferredContentSize == .zero)
    window.destroy()
  }
}

private final class SizedController: GtkWidgetController {
  override func loadWidget() -> Widget { Widget(gtk_label_new("label")) }
}

private struct SizedView: GtkWidgetControllerRepresentable {
  let controller: SizedController
  var own: CGSize?

  func makeGtkWidgetController(context: Context) -> SizedController { controller }

  func updateGtkWidgetController(_ controller: SizedController, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, controller: SizedController, context: Context) -> CGSize? { own }
}
