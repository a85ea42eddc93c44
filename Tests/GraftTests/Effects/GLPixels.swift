import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTesting

extension Pixels {
  /// A view in the middle of a white square in a window whose renderer uses a graphics card, or a library in its place; nil
  /// on a machine that has neither.
  static func withGL(_ content: some View, length: CGFloat) async throws -> Pixels? {
    let view = content.frame(width: length, height: length).background(Color.white)
    return try await MountedView.withGL(view, size: CGSize(width: length, height: length)).map { try Pixels($0.root) }
  }
}

extension MountedView {
  /// A window whose renderer uses a graphics card, or a library in its place; nil on a machine that has neither.
  static func withGL(_ content: Content, size: CGSize) async throws -> MountedView? {
    // The display is opened for the first view.
    _ = try await MountedView<Color>(Color.white, size: CGSize(width: 10, height: 10)).close()
    guard let display = gdk_display_get_default() else { return nil }
    let object = UnsafeMutablePointer<GObject>(display)
    // GTK asks the display before the environment.
    g_object_set_data_full(object, "gsk-renderer", g_strdup(gtk_get_minor_version() < 14 ? "gl" : "ngl"), g_free)
    defer { g_object_set_data(object, "gsk-renderer", nil) }
    let mounted = try await MountedView(content, size: size)
    guard let renderer = mounted.renderer, !renderer.isCairo else { return nil }
    return mounted
  }

  /// What GTK paints the window with.
  var renderer: OpaquePointer? {
    gtk_widget_get_native(root.all[0].widget.widgetPointer).flatMap { gtk_native_get_renderer($0) }
  }
}
