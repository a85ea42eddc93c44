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

  /// Whether the theme has a name for a part of it: it is looked up again when the theme changes.
  var isNamedByTheme: Bool {
    switch source {
    case .theme: true
    case .mixed(let first, let second, _, _): first.isNamedByTheme || second.isNamedByTheme
    case .components, .foreground, .varying: false
    }
  }

  /// Whether there is anything of it.
  var isSeen: Bool { alpha.clamped > 0 }

  /// The colour as it is in a widget's theme. Without a widget text is black.
  @MainActor
  func resolved(for widget: UnsafeMutablePointer<GtkWidget>?) -> GdkRGBA {
    rgba { source in
      if case .theme(let color) = source { return color.resolved(for: widget) }
      var rgba = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      if let widget { gtk_style_context_get_color(gtk_widget_get_style_context(widget), &rgba) }
      return rgba
    }
  }

  /// The colour in numbers that a screen shows, if it is one by its parts, which is the same everywhere.
  var components: GdkRGBA? {
    guard case .components(let red, let green, let blue) = source else { return nil }
    return shown(red, green, blue)
  }

  /// Parts in numbers that a screen shows.
  private func shown(_ red: Double, _ green: Double, _ blue: Double) -> GdkRGBA {
    GdkRGBA(
      red: Float(red.clamped), green: Float(green.clamped), blue: Float(blue.clamped), alpha: Float(alpha.clamped))
  }

  /// The colour in numbers that a screen shows, where a function says what those of the theme are.
  func rgba(_ theme: (Source) -> GdkRGBA) -> GdkRGBA {
    var rgba: GdkRGBA
    switch source {
    case .components(let red, let green, let blue): return shown(red, green, blue)
    case .foreground, .theme: rgba = theme(source)
    // Where nobody knows the surroundings.
    case .varying(let color): rgba = color.color(in: .light).rgba(theme)
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
