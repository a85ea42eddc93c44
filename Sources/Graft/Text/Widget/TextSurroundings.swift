import CGTK
import GTKSupport

/// What Pango is told of where a text is.
@MainActor
enum TextSurroundings {
  /// That of a widget; without one, the font that GTK has where nobody says another, on a screen of 96 pixels an inch.
  static func context(of widget: UnsafeMutablePointer<GtkWidget>?) -> OpaquePointer? {
    widget.map(gtk_widget_get_pango_context) ?? own
  }

  /// In which direction a widget is read.
  static func direction(of widget: UnsafeMutablePointer<GtkWidget>?) -> GtkTextDirection {
    widget.map(gtk_widget_get_direction) ?? gtk_widget_get_default_direction()
  }

  private static let own: OpaquePointer? = {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    pango_cairo_context_set_resolution(context, 96)
    let font = pango_font_description_from_string("Sans 10")
    defer { pango_font_description_free(font) }
    pango_context_set_font_description(context, font)
    return context
  }()
}
