import CGTK
import Foundation
import GTKSupport
import ViewGraph

extension Drawing {
  /// Fills a rectangle.
  func fill(_ rectangle: CGRect, with color: Color) {
    var rgba = color.resolved(for: widget)
    var bounds = graphene_rect_t(rectangle)
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
  }
}

extension Color {
  /// Whether it is the theme's for text.
  var isOfTheme: Bool { source == .foreground }

  /// Whether there is anything of it.
  var isSeen: Bool { alpha.clamped > 0 }

  /// The colour as it is in a widget's theme.
  @MainActor
  func resolved(for widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var rgba = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    switch source {
    case .components(let red, let green, let blue):
      (rgba.red, rgba.green, rgba.blue) = (Float(red.clamped), Float(green.clamped), Float(blue.clamped))
    case .foreground: gtk_style_context_get_color(gtk_widget_get_style_context(widget), &rgba)
    case .accent:
      let context = gtk_widget_get_style_context(widget)
      // The name that libadwaita gives it comes first, then GTK's own.
      if gtk_style_context_lookup_color(context, "accent_bg_color", &rgba) == 0 {
        gtk_style_context_lookup_color(context, "theme_selected_bg_color", &rgba)
      }
    }
    rgba.alpha *= Float(alpha.clamped)
    return rgba
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for what is no number.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
