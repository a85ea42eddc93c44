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
    rgba { source in
      var rgba = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      let style = gtk_widget_get_style_context(widget)
      if source == .foreground {
        gtk_style_context_get_color(style, &rgba)
      } else if gtk_style_context_lookup_color(style, "accent_bg_color", &rgba) == 0 {
        // The name that libadwaita gives it comes first, then GTK's own.
        gtk_style_context_lookup_color(style, "theme_selected_bg_color", &rgba)
      }
      return rgba
    }
  }

  /// The colour in numbers that a screen shows, where a function says what those of the theme are.
  func rgba(_ theme: (Source) -> GdkRGBA) -> GdkRGBA {
    var rgba: GdkRGBA
    switch source {
    case .components(let red, let green, let blue):
      rgba = GdkRGBA(red: Float(red.clamped), green: Float(green.clamped), blue: Float(blue.clamped), alpha: 1)
    case .foreground, .accent: rgba = theme(source)
    case .mixed(let first, let second, let share, let space):
      rgba = GdkRGBA(Resolved(first.rgba(theme)).mixed(with: Resolved(second.rgba(theme)), by: share, in: space))
    }
    rgba.alpha *= Float(alpha.clamped)
    return rgba
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for what is no number.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
