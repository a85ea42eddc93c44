import CGTK
import Foundation
import Graft
import GraftTesting

extension Pixels {
  /// A view in the middle of a white square in a window whose renderer uses a graphics card, or a library in its place; nil
  /// on a machine that has neither.
  static func withGL(_ content: some View, length: CGFloat) async throws -> Pixels? {
    // The display is opened for the first view.
    _ = try await MountedView(Color.white, size: CGSize(width: 10, height: 10)).close()
    guard let display = gdk_display_get_default() else { return nil }
    let object = UnsafeMutablePointer<GObject>(display)
    // GTK asks the display before the environment.
    g_object_set_data_full(object, "gsk-renderer", g_strdup(gtk_get_minor_version() < 14 ? "gl" : "ngl"), g_free)
    defer { g_object_set_data(object, "gsk-renderer", nil) }
    let view = content.frame(width: length, height: length).background(Color.white)
    let mounted = try await MountedView(view, size: CGSize(width: length, height: length))
    guard
      let native = gtk_widget_get_native(mounted.root.all[0].widget.widgetPointer),
      let renderer = gtk_native_get_renderer(native),
      graft_is_a(UnsafeRawPointer(renderer), gsk_cairo_renderer_get_type()) == 0
    else { return nil }
    return try Pixels(mounted.root)
  }
}
