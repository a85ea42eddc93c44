import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The window in which views are drawn for pictures. It is never shown, and stays: GTK asks one that was shown to nobody for
/// its size even after it was destroyed.
@MainActor
private enum HiddenWindow {
  /// What holds the views.
  static let box: Widget = {
    let (window, box) = (Widget(gtk_window_new()), Widget(typeName: "GtkBox"))
    gtk_window_set_child(window.object.cast(), box.widgetObject)
    // GTK draws only what has a surface.
    gtk_widget_realize(window.widgetObject)
    return box
  }()
}

/// A view that is drawn in no window that anybody sees.
@MainActor
final class DrawnHost<Content: View>: DrawnTree {
  private let host: GtkHostingWidget<Content>
  var isDrawing = false

  /// A host of a view, and a function that is called when something in that has changed of itself.
  init(_ content: Content, contentDidChange: @escaping () -> Void) {
    GraftRuntime.start()
    host = GtkHostingWidget(rootView: content)
    host.contentMayBeScaled()
    gtk_box_append(HiddenWindow.box.object.cast(), host.widgetObject)
    host.whenContentChanges { [weak self] in
      if self?.isDrawing == false { contentDidChange() }
    }
  }

  isolated deinit { gtk_box_remove(HiddenWindow.box.object.cast(), host.widgetObject) }

  var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  func size(for proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(in: proposal) }

  /// What GTK would paint of the view.
  func node(of size: CGSize) -> RenderNode? {
    let room = CGRect(origin: .zero, size: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(host.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    gtk_widget_measure(
      host.widgetObject, GTK_ORIENTATION_VERTICAL, max(width, Int32(room.width)), &height, nil, nil, nil)
    gtk_widget_map(host.widgetObject)
    defer { gtk_widget_unmap(host.widgetObject) }
    host.allocate(room, minimum: (width, height))
    return RenderNode { gtk_widget_snapshot_child(HiddenWindow.box.widgetObject, host.widgetObject, $0) }
  }

  func texture(of node: RenderNode, _ pixels: CGSize) -> ObjectReference? {
    guard let native = gtk_widget_get_native(host.widgetObject), let renderer = gtk_native_get_renderer(native) else {
      return nil
    }
    return node.texture(by: renderer, of: CGRect(origin: .zero, size: pixels))
  }
}
