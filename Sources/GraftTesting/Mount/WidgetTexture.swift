import CGTK
import Foundation
import GTKBridge
import GTKSupport

extension ObjectReference {
  /// A picture of a widget by itself, in the size that it has, as the next frame would show it; nil where it has none. What is
  /// drawn may reach beyond the widget, as far as any number.
  static func texture(of widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference? {
    let size = CGSize(width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
    guard size.width > 0, size.height > 0, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native), let paintable = gtk_widget_paintable_new(widget)
    else { return nil }
    defer { g_object_unref(paintable.objectAddress) }
    let node = RenderNode { gdk_paintable_snapshot(paintable, $0, size.width, size.height) }
    return node?.texture(by: renderer, of: CGRect(origin: .zero, size: size))
  }
}
