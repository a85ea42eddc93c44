import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a representable may not answer or return: the message says it, and nothing else breaks.
@Suite(.gtk) @MainActor
struct RepresentableRefusalTests {
  @Test(
    "RP24 a size that no widget can have is reported once, and GTK's own is used",
    arguments: [CGFloat.infinity, 1e12, -1, .nan])
  func impossibleSize(length: CGFloat) async throws {
    let mounted = try await MountedView(Sized { _ in CGSize(width: length, height: 30) })
    let frame = try mounted.root.find(role: .label).frame
    #expect(frame.width > 0 && frame.width < 100)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize])
    #expect(Diagnostics.recorded.map(\.viewType) == ["Sized"])
  }

  @Test("RP24 an infinite proposal may be answered by infinity")
  func infiniteAnswer() async throws {
    let mounted = try await MountedView(
      Sized { CGSize(width: $0.width ?? 50, height: 30) }, size: CGSize(width: 200, height: 100))
    #expect(try mounted.root.find(role: .label).frame.width == 200)
    #expect(Diagnostics.recorded == [])
  }

  @Test("RP39 a preferred size that no widget can have is reported, and GTK's own is used")
  func impossiblePreference() async throws {
    let mounted = try await MountedView(Preferring(size: CGSize(width: 1e12, height: 30)))
    let frame = try mounted.root.find(role: .label).frame
    #expect(frame.width > 0 && frame.width < 100)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize])
  }

  @Test("a window that a representable returns stops with the view's type and path")
  func window() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        _ = GtkHostingController(rootView: Made { Widget(gtk_window_new()) }).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Made at Made returned a GtkWindow which is a window of its own"))
  }

  @Test("a make may return the pointer of a widget that nobody else holds")
  func pointerOfLocal() async throws {
    let mounted = try await MountedView(MadePointer())
    #expect(mounted.root.texts == ["local"])
  }
}

private struct Sized: GtkWidgetRepresentable {
  let answer: (ProposedViewSize) -> CGSize

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_label_new("a")) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? { answer(proposal) }
}

private struct Made: GtkWidgetRepresentable {
  let make: @MainActor () -> Widget

  func makeGtkWidget(context: Context) -> Widget { make() }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct MadePointer: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "local"
    return label.widgetPointer
  }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
}

private final class PreferringController: GtkWidgetController {
  override func loadWidget() -> Widget { Widget(gtk_label_new("a")) }
}

private struct Preferring: GtkWidgetControllerRepresentable {
  let size: CGSize

  func makeGtkWidgetController(context: Context) -> PreferringController {
    let controller = PreferringController()
    controller.preferredContentSize = size
    return controller
  }

  func updateGtkWidgetController(_ controller: PreferringController, context: Context) {}
}
