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
final class DrawnHost<Content: View> {
  let host: GtkHostingWidget<Content>
  private var isDrawing = false

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

  /// The picture of the view in its size for a proposal.
  func texture(for proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) -> ObjectReference? {
    isDrawing = true
    defer { isDrawing = false }
    let size = host.sizeThatFits(in: proposal)
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.isDrawable else {
      Diagnostics.report(
        .invalidSize, place: "picture", "a picture of \(pixels.width) × \(pixels.height) pixels cannot be made")
      return nil
    }
    return node(of: size).flatMap { texture(of: $0, pixels, scale, isOpaque) }
  }

  /// What GTK would paint of the view.
  private func node(of size: CGSize) -> RenderNode? {
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

  private func texture(of node: RenderNode, _ pixels: CGSize, _ scale: CGFloat, _ isOpaque: Bool) -> ObjectReference? {
    let whole = CGRect(origin: .zero, size: pixels)
    let scaled = RenderNode { snapshot in
      // So that the picture has its size where nothing is painted.
      var (ground, bounds) = (GdkRGBA(red: 0, green: 0, blue: 0, alpha: isOpaque ? 1 : 0), graphene_rect_t(whole))
      gtk_snapshot_append_color(snapshot, &ground, &bounds)
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      gtk_snapshot_append_node(snapshot, node.node)
    }
    guard
      let scaled, let native = gtk_widget_get_native(host.widgetObject), let renderer = gtk_native_get_renderer(native)
    else { return nil }
    return scaled.texture(by: renderer, of: whole)
  }
}

extension CGSize {
  /// Whether a picture may have so many pixels.
  fileprivate var isDrawable: Bool {
    [width, height].allSatisfy { (1...32767).contains($0) }
  }
}
