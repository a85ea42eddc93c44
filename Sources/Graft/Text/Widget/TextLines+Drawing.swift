import CGTK
import Foundation
import GTKBridge
import ViewGraph

extension TextLines: TextBlock {
  func draw(in widget: UnsafeMutablePointer<GtkWidget>, with pen: TextPen) {
    let place = place(in: widget)
    draw(place.shown, left: place.left, top: place.top, width: gtk_widget_get_width(widget), with: pen)
  }

  /// What of the text is in a widget, and from where. Lines are broken as they are drawn.
  func place(in widget: UnsafeMutablePointer<GtkWidget>) -> (shown: ShownText, left: Double, top: Double) {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let shown = shown(for: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)))
    let top = top(ofText: shown.height, firstBaseline: shown.firstBaseline, in: widget)
    return (shown, left(of: shown, width: width), top)
  }

  func places(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextPlace] {
    let place = place(in: widget)
    let length = Int(strlen(pango_layout_get_text(layout)))
    return [TextPlace(lines: self, bytes: 0..<length, shown: place.shown, left: place.left, top: place.top)]
  }

  /// Draws what fits into a rectangle from its top, in Cairo's colour.
  func draw(on cairo: OpaquePointer, in rect: CGRect) {
    let shown = shown(for: ProposedViewSize(rect.size))
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    let width = rect.width.rounded(.up).pixels
    draw(shown, left: left(of: shown, width: width), top: 0, width: width, with: pen(on: cairo))
    cairo_restore(cairo)
  }

  /// Breaks the text for a width, and tells how far from the left it is then.
  private func left(of shown: ShownText, width: Int32) -> Double {
    // What fits is not broken anew, but moved to its side of the widget.
    let isWhole = !shown.isCut && shown.width <= width && whole.width <= width
    setWidth(isWhole ? -1 : width)
    return isWhole ? Double(side(width - shown.width)) : 0
  }

  /// Draws what is shown of a text in a width, from a distance from the top. All lines of the width lie as Pango has them in
  /// that, so that those of other texts are in line with them.
  func draw(_ shown: ShownText, top: Double, width: Int32, with pen: TextPen) {
    setWidth(width)
    draw(shown, left: 0, top: top, width: width, with: pen)
  }

  private func draw(_ shown: ShownText, left: Double, top: Double, width: Int32, with pen: TextPen) {
    if shown.isCut {
      drawCut(pen, top: top, lineCount: shown.lineCount, width: width)
    } else {
      pen(layout, left, top)
    }
  }

  /// How far the text is from the left where some room is left over.
  private func side(_ room: Int32) -> Int32 {
    switch pango_layout_get_alignment(layout) {
    case PANGO_ALIGN_LEFT: 0
    case PANGO_ALIGN_RIGHT: room
    default: room / 2
    }
  }

  /// The lines before the last one that is shown, and that one as far as it fits.
  private func drawCut(_ pen: TextPen, top: Double, lineCount: Int, width: Int32) {
    guard lineCount > 1, let line = pango_layout_get_line_readonly(layout, Int32(lineCount - 1)),
      let before = pango_layout_copy(layout)
    else { return drawLastLine(pen, from: 0, width: width) { _ in top } }
    defer { g_object_unref(before.objectAddress) }
    let start = line.pointee.start_index
    pango_layout_set_text(before, pango_layout_get_text(layout), start)
    pen(before, 0, top)
    let baseline = baseline(ofLine: lineCount)
    drawLastLine(pen, from: Int(start), width: width) { top + Double(baseline - $0) / Double(PANGO_SCALE) }
  }

  /// The top depends on the line's baseline.
  private func drawLastLine(_ pen: TextPen, from start: Int, width: Int32, top: (Int32) -> Double) {
    guard let last = lastLine(from: start, width: width) else { return }
    defer { g_object_unref(last.objectAddress) }
    pen(last, 0, top(pango_layout_get_baseline(last)))
  }

  private func baseline(ofLine count: Int) -> Int32 {
    guard let lines = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(lines) }
    for _ in 1..<count { pango_layout_iter_next_line(lines) }
    return pango_layout_iter_get_baseline(lines)
  }

  /// The text from a byte to the end of its paragraph, in one line that ends with an ellipsis.
  private func lastLine(from start: Int, width: Int32) -> OpaquePointer? {
    guard let last = pango_layout_copy(layout), let text = pango_layout_get_text(layout) else {
      return nil
    }
    var (end, next): (Int32, Int32) = (0, 0)
    pango_find_paragraph_boundary(text + start, -1, &end, &next)
    let bytes = UnsafeRawBufferPointer(start: text + start, count: Int(end))
    let paragraph = String(decoding: bytes, as: UTF8.self)
    TextBytes.withAttributes(pango_layout_get_attributes(layout), from: start) { pango_layout_set_attributes(last, $0) }
    // Where another paragraph follows, nothing else says that something is left out.
    pango_layout_set_text(last, text[start + Int(end)] == 0 ? paragraph : paragraph + "…", -1)
    pango_layout_set_width(last, width * PANGO_SCALE)
    pango_layout_set_ellipsize(last, arrangement.cut)
    return last
  }
}

extension TextArrangement {
  /// The side for Pango, which knows no leading one: text that runs the other way has its own beginning there.
  func alignment(isReversed: Bool) -> PangoAlignment {
    guard isReversed else { return alignment }
    switch alignment {
    case PANGO_ALIGN_LEFT: return PANGO_ALIGN_RIGHT
    case PANGO_ALIGN_RIGHT: return PANGO_ALIGN_LEFT
    default: return alignment
    }
  }
}
