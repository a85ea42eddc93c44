import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What GTK's editor shows of the attributes of a text: a tag for each look.
@MainActor
final class EditorTags {
  private var tags: [TextStyle: ObjectReference] = [:]
  private var shown: (text: AttributedString, scheme: ColorScheme)?

  /// Shows a text's attributes at its letters, which are there already.
  func show(_ text: AttributedString, in view: Widget, _ environment: EnvironmentValues) {
    let scheme = environment.colorScheme
    if let shown, shown.text == text, shown.scheme == scheme { return }
    // A colour of the theme is another one in another scheme.
    if shown?.scheme != scheme { tags = [:] }
    shown = (text, scheme)
    guard let buffer = gtk_text_view_get_buffer(view.object.cast()) else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_all_tags(buffer, &start, &end)
    var place = 0
    for run in text.runs {
      let next = place + text.unicodeScalars[run.range].count
      apply(TextStyle(run), to: place..<next, of: buffer, view, environment)
      place = next
    }
  }

  private func apply(
    _ style: TextStyle, to places: Range<Int>, of buffer: UnsafeMutablePointer<GtkTextBuffer>, _ view: Widget,
    _ environment: EnvironmentValues
  ) {
    guard style != TextStyle() else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(places.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(places.upperBound))
    guard let tag = tag(for: style, of: buffer, view, environment) else { return }
    gtk_text_buffer_apply_tag(buffer, tag.cast(), &start, &end)
  }

  private func tag(
    for style: TextStyle, of buffer: UnsafeMutablePointer<GtkTextBuffer>, _ view: Widget,
    _ environment: EnvironmentValues
  ) -> ObjectReference? {
    if let known = tags[style] { return known }
    guard let made = gtk_text_tag_new(nil) else { return nil }
    let tag = ObjectReference(taking: made.objectAddress)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.cast())
    tag.show(style, in: view, environment)
    tags[style] = tag
    return tag
  }
}

@MainActor
extension ObjectReference {
  /// Gives a tag a look.
  fileprivate func show(_ style: TextStyle, in view: Widget, _ environment: EnvironmentValues) {
    showFont(style)
    func text(_ color: Color) -> String {
      var rgba = color.tinted(in: environment).resolved(for: view.widgetObject)
      let name = gdk_rgba_to_string(&rgba)
      defer { g_free(name) }
      return name.map { String(cString: $0) } ?? ""
    }
    if let paint = style.paint { self["foreground"] = text(paint.style._paint(in: environment).color) }
    if let background = style.background { self["background"] = text(background) }
    if style.underline?.isActive == true { self["underline"] = Int(PANGO_UNDERLINE_SINGLE.rawValue) }
    if style.strikethrough?.isActive == true { self["strikethrough"] = true }
    if let spacing = style.tracking ?? style.kerning { self["letter-spacing"] = Int(spacing.inPango) }
    if let offset = style.baselineOffset { self["rise"] = Int(offset.inPango) }
  }

  private func showFont(_ style: TextStyle) {
    if let points = style.font?.points {
      self["size-points"] = points
    } else if let font = style.font {
      self["scale"] = font.scale
    }
    if let weight = style.shownWeight { self["weight"] = Int(weight.value) }
    if let family = style.shownFamily { self["family"] = family }
    if style.isItalic == true || style.font?.isItalic == true { self["style"] = Int(PANGO_STYLE_ITALIC.rawValue) }
  }
}
