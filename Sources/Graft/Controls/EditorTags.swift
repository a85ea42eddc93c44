import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What a tag shows: a style, whose colours may be others in other surroundings.
private struct EditorLook: Hashable {
  let style: TextStyle
  let foreground: String?
  let background: String?

  @MainActor
  init(_ style: TextStyle, in view: Widget, _ environment: EnvironmentValues) {
    func text(_ color: Color) -> String {
      var rgba = color.tinted(in: environment).resolved(for: view.widgetObject)
      let name = gdk_rgba_to_string(&rgba)
      defer { g_free(name) }
      return name.map { String(cString: $0) } ?? ""
    }
    self.style = style
    foreground = style.paint.map { text($0.paintInFront(in: environment).color) }
    background = style.background.map { text($0) }
  }
}

/// What GTK's editor shows of the attributes of a text: a tag for each look.
@MainActor
final class EditorTags {
  private var tags: [EditorLook: ObjectReference] = [:]
  private var shown: (text: AttributedString, looks: [EditorLook])?

  /// Shows a text's attributes at its letters, which are there already.
  func show(_ text: AttributedString, in view: Widget, _ environment: EnvironmentValues) {
    let looks = text.runs.map { EditorLook(TextStyle($0).showingLink(), in: view, environment) }
    if let shown, shown.text == text, shown.looks == looks { return }
    shown = (text, looks)
    guard let buffer = gtk_text_view_get_buffer(view.object.cast()) else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_all_tags(buffer, &start, &end)
    var place = 0
    for (run, look) in zip(text.runs, looks) {
      let next = place + text.unicodeScalars[run.range].count
      apply(look, to: place..<next, of: buffer)
      place = next
    }
    forgetAll(but: Set(looks), of: buffer)
  }

  private func forgetAll(but looks: Set<EditorLook>, of buffer: UnsafeMutablePointer<GtkTextBuffer>) {
    for (look, tag) in tags where !looks.contains(look) {
      gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag.cast())
      tags[look] = nil
    }
  }

  private func apply(
    _ look: EditorLook, to places: Range<Int>, of buffer: UnsafeMutablePointer<GtkTextBuffer>
  ) {
    guard look.style != TextStyle() else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(places.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(places.upperBound))
    guard let tag = tag(for: look, of: buffer) else { return }
    gtk_text_buffer_apply_tag(buffer, tag.cast(), &start, &end)
  }

  private func tag(for look: EditorLook, of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> ObjectReference? {
    if let known = tags[look] { return known }
    guard let made = gtk_text_tag_new(nil) else { return nil }
    let tag = ObjectReference(taking: made.objectAddress)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.cast())
    tag.show(look)
    tags[look] = tag
    return tag
  }
}

@MainActor
extension ObjectReference {
  /// Gives a tag a look.
  fileprivate func show(_ look: EditorLook) {
    let style = look.style
    showFont(style)
    if let foreground = look.foreground { self["foreground"] = foreground }
    if let background = look.background { self["background"] = background }
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
