import CGTK
import Foundation

/// The lines of a label, of which GTK says no more than where the first one stands.
@MainActor
enum LabelLines {
  /// How far the baseline of the last line is below that of the first, in a label of a width; 0 in another widget.
  static func distanceToLast(in widget: UnsafeMutablePointer<GtkWidget>, width: CGFloat) -> CGFloat {
    guard widget.isA(gtk_label_get_type()) else { return 0 }
    let label: OpaquePointer = widget.cast()
    guard let layout = pango_layout_copy(gtk_label_get_layout(label)) else { return 0 }
    defer { g_object_unref(layout.objectAddress) }
    let isWrapped = gtk_label_get_wrap(label) != 0 && width.isFinite
    pango_layout_set_width(layout, isWrapped ? min(width.pixels, .max / PANGO_SCALE) * PANGO_SCALE : -1)
    guard let lines = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(lines) }
    let first = pango_layout_iter_get_baseline(lines)
    while pango_layout_iter_next_line(lines) != 0 {}
    return CGFloat((pango_layout_iter_get_baseline(lines) - first) / PANGO_SCALE)
  }
}
