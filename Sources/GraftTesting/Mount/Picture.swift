import CGTK
import Foundation
import GTKSupport

extension WidgetQuery {
  /// Writes a picture of the window around the widgets as a PNG file, as the next frame would show it.
  public func writePicture(to path: String) throws {
    guard let picture = render(), gdk_texture_save_to_png(picture, path) != 0 else {
      throw WidgetQueryError(description: "no picture could be written to \(path)")
    }
    g_object_unref(picture.objectAddress)
  }

  private func render() -> OpaquePointer? {
    guard let native = gtk_widget_get_native(root.widgetObject), let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(native.widgetObject)
    else { return nil }
    defer { g_object_unref(paintable.objectAddress) }
    let snapshot = gtk_snapshot_new()
    let size = (width: gtk_widget_get_width(native.widgetObject), height: gtk_widget_get_height(native.widgetObject))
    gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    // What is drawn may reach beyond the window, as far as any number.
    var window = graphene_rect_t()
    graphene_rect_init(&window, 0, 0, Float(size.width), Float(size.height))
    return gsk_renderer_render_texture(renderer, node, &window)
  }
}

extension OpaquePointer {
  /// A native is always a widget.
  @MainActor fileprivate var widgetObject: UnsafeMutablePointer<GtkWidget> { cast() }
}
