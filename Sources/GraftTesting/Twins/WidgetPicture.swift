import CGTK
import GTKSupport

/// How a widget is drawn.
@MainActor
struct WidgetPicture {
  private let pixels: [UInt8]
  private let size: (width: Int, height: Int)

  /// Draws a widget by itself; nil if it has no size or draws nothing.
  init?(_ widget: Widget) {
    guard let native = gtk_widget_get_native(widget.widgetObject), let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(widget.widgetObject)
    else { return nil }
    defer { g_object_unref(paintable.objectAddress) }
    size = (Int(gtk_widget_get_width(widget.widgetObject)), Int(gtk_widget_get_height(widget.widgetObject)))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
    guard size.width > 0, size.height > 0, let texture = gsk_renderer_render_texture(renderer, node, &bounds) else {
      return nil
    }
    defer { g_object_unref(texture.objectAddress) }
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    gdk_texture_download(texture, &pixels, gsize(size.width * 4))
    self.pixels = pixels
  }

  /// For messages.
  var description: String {
    let painted = stride(from: 3, to: pixels.count, by: 4).count { pixels[$0] != 0 }
    return "\(size.width) × \(size.height) with \(painted) painted pixels"
  }

  /// Whether two are drawn otherwise. What was laid out in another size is not compared: layout may round.
  static func != (left: WidgetPicture, right: WidgetPicture) -> Bool {
    left.size == right.size && left.pixels != right.pixels
  }
}
