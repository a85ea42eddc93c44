import Foundation
import Graft

// snippet: shelf-web
/// A page in WebKit. To load one is dear and seen, so it is loaded only when it is another.
struct WalkWebPage: GtkWidgetRepresentable {
  let html: String

  @MainActor
  final class Coordinator {
    var loaded: String?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "WebKitWebView") }

  func updateGtkWidget(_ view: Widget, context: Context) {
    guard context.coordinator.loaded != html else { return }
    context.coordinator.loaded = html
    load(html, in: view)
  }

  /// What is loading has nobody to be shown to any more.
  static func dismantleGtkWidget(_ view: Widget, coordinator: Coordinator) { stopLoading(view) }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 280, height: 200))
  }
}
// snippet end

extension WalkWebPage {
  private typealias Load =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>?
    ) -> Void
  private typealias Stop = @convention(c) (UnsafeMutableRawPointer) -> Void

  private func load(_ html: String, in view: Widget) {
    RuntimeLibrary.webKit.function("webkit_web_view_load_html", as: Load.self)(view.pointer, html, nil)
  }

  private static func stopLoading(_ view: Widget) {
    RuntimeLibrary.webKit.function("webkit_web_view_stop_loading", as: Stop.self)(view.pointer)
  }
}
