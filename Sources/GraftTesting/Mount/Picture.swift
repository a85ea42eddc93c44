import CGTK
import Foundation
import GTKSupport

extension WidgetQuery {
  /// Writes a picture of the widgets as a PNG file, as the next frame would show them.
  public func writePicture(to path: String) throws {
    guard let picture = render(), gdk_texture_save_to_png(picture, path) != 0 else {
      throw WidgetQueryError(description: "no picture could be written to \(path)")
    }
    g_object_unref(UnsafeMutableRawPointer(picture))
  }

  private func render() -> OpaquePointer? {
    guard let native = gtk_widget_get_native(root.widgetPointer), let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(root.widgetPointer)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    let size = FoundWidget(root).frame.size
    gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    return gsk_renderer_render_texture(renderer, node, nil)
  }
}
