import CGTK
import GTKBridge
import GTKSupport

/// A colour that the user's theme has a name for.
enum ThemeColor: String, Hashable, Sendable {
  /// What it marks with; a tint takes its place (PT21).
  case accent = "accentColor"
  /// What is behind everything in a window.
  case window
  /// What is behind the text of documents and lists.
  case view
  /// What is behind what is selected.
  case selection
  /// The lines between things.
  case separator
  /// The text of links, and what else marks in front.
  case link

  /// The names that libadwaita gives it come first, then GTK's own.
  private var names: [String] {
    switch self {
    case .accent: ["accent_bg_color", "theme_selected_bg_color"]
    case .window: ["window_bg_color", "theme_bg_color"]
    case .view: ["view_bg_color", "theme_base_color"]
    case .selection: ["theme_selected_bg_color"]
    case .separator: ["borders"]
    case .link: ["accent_color"]
    }
  }

  /// The colour in a widget's theme; that of text where the theme knows none of the names. Without a widget, in GTK's own.
  @MainActor
  func resolved(for widget: UnsafeMutablePointer<GtkWidget>?) -> GdkRGBA {
    guard let widget else { return standard(isDark: false) }
    let style = gtk_widget_get_style_context(widget)
    var rgba = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    if names.contains(where: { gtk_style_context_lookup_color(style, $0, &rgba) != 0 }) { return rgba }
    if self == .link { return Self.linkInTheme() }
    gtk_style_context_get_color(style, &rgba)
    return rgba
  }

  /// GTK's themes give the colour of links no name, and have another for each scheme: what a link of theirs shows.
  @MainActor
  private static func linkInTheme() -> GdkRGBA {
    if let known = DesktopSettings.linkColor { return known }
    var rgba = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let link = Widget(gtk_link_button_new(""))
    withExtendedLifetime(link) { gtk_style_context_get_color(gtk_widget_get_style_context(link.widgetObject), &rgba) }
    DesktopSettings.linkColor = rgba
    return rgba
  }

  /// The colour in GTK's own theme.
  func standard(isDark: Bool) -> GdkRGBA {
    switch self {
    case .accent, .selection: GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
    case .link:
      isDark
        ? GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1) : GdkRGBA(red: 0.11, green: 0.42, blue: 0.8, alpha: 1)
    case .window: isDark ? GdkRGBA(white: 0.21) : GdkRGBA(red: 0.965, green: 0.961, blue: 0.957, alpha: 1)
    case .view: GdkRGBA(white: isDark ? 0.18 : 1)
    case .separator: isDark ? GdkRGBA(white: 0.11) : GdkRGBA(red: 0.8, green: 0.78, blue: 0.76, alpha: 1)
    }
  }
}
