import CGTK
import ViewGraph

/// The families of fonts that programs ask for by name.
@MainActor
enum FontFamilies {
  /// Which names were looked for, and whether there is a family. Those without a font of their own are known to every desktop.
  private static var known = [
    "sans": true, "sans-serif": true, "serif": true, "monospace": true, "cursive": true, "fantasy": true,
    "system-ui": true,
  ]

  /// Reports a family that is not installed, once; another is drawn in its place (TX30).
  static func check(_ family: Font.Family?, of widget: UnsafeMutablePointer<GtkWidget>?) {
    guard case .named(let name) = family, !isInstalled(name, widget) else { return }
    Diagnostics.report(
      .missingFont, place: name,
      "No font is called '\(name)'; another is drawn in its place. Install it, or name one that is there.")
  }

  private static func isInstalled(_ name: String, _ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    if let known = known[name.lowercased()] { return known }
    let map = pango_context_get_font_map(TextSurroundings.context(of: widget))
    let isInstalled = pango_font_map_get_family(map, name) != nil
    known[name.lowercased()] = isInstalled
    return isInstalled
  }
}
