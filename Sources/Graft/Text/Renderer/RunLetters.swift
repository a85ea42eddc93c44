import CGTK
import Foundation

/// The letters of a run as Pango has them, and where they are.
struct RunLetters: Equatable, Sendable {
  /// What is drawn for a letter, or for several as one.
  struct Cell: Equatable {
    /// The first byte, from that of the run.
    let byte: Int
    /// From the run's left end, in points.
    let left: CGFloat
    let width: CGFloat
    /// What is drawn first, by its number in the font.
    let glyph: UInt32
  }

  let glyphs: RunGlyphs
  /// From left to right.
  let cells: [Cell]
  let length: Int
  /// The left end of the baseline, in points.
  let origin: CGPoint
  let ascent: CGFloat
  let descent: CGFloat
  let readsFromRight: Bool
  /// The place of the first byte in the text.
  let start: Int
  let attributes: [HeldTextAttribute]

  /// Where some of the cells are.
  func bounds(of range: Range<Int>) -> Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    let end =
      range.isEmpty ? edge(range.lowerBound) : cells[range.upperBound - 1].left + cells[range.upperBound - 1].width
    bounds.origin = CGPoint(x: origin.x + edge(range.lowerBound), y: origin.y)
    (bounds.width, bounds.ascent, bounds.descent) = (end - edge(range.lowerBound), ascent, descent)
    return bounds
  }

  private func edge(_ index: Int) -> CGFloat {
    cells.indices.contains(index) ? cells[index].left : cells.last.map { $0.left + $0.width } ?? 0
  }

  /// The bytes of some of the cells, which are neighbours in the text as well.
  func bytes(of range: Range<Int>) -> Range<Int> {
    let first = readsFromRight ? range.upperBound - 1 : range.lowerBound
    let next = readsFromRight ? range.lowerBound - 1 : range.upperBound
    return cells[first].byte..<(cells.indices.contains(next) ? cells[next].byte : length)
  }

  static func == (left: RunLetters, right: RunLetters) -> Bool {
    left.glyphs === right.glyphs
      || left.cells == right.cells && left.origin == right.origin && left.start == right.start
        && left.ascent == right.ascent && left.descent == right.descent && left.attributes == right.attributes
  }
}

extension RunLetters.Cell {
  /// The cells of a run, from left to right.
  static func all(of run: UnsafeMutablePointer<PangoGlyphItem>) -> [RunLetters.Cell] {
    let string = run.pointee.glyphs.pointee
    var (cells, left, place): ([RunLetters.Cell], CGFloat, Int) = ([], 0, 0)
    while place < Int(string.num_glyphs) {
      let (first, byte) = (place, string.log_clusters[place])
      var width: CGFloat = 0
      while place < Int(string.num_glyphs), string.log_clusters[place] == byte {
        width += CGFloat(string.glyphs[place].geometry.width) / CGFloat(PANGO_SCALE)
        place += 1
      }
      cells.append(RunLetters.Cell(byte: Int(byte), left: left, width: width, glyph: string.glyphs[first].glyph))
      left += width
    }
    return cells
  }
}

/// A run of a line of Pango's, which is drawn in parts. Owns a reference of the line and of its layout.
@MainActor
final class RunGlyphs {
  private let layout: OpaquePointer
  private let line: UnsafeMutablePointer<PangoLayoutLine>
  private let run: UnsafeMutablePointer<PangoGlyphItem>
  /// What it is painted with where its letters have no colour of their own, and where that lies.
  private let paint: ShapePaint
  private let room: CGRect
  /// What stands in its place, if that is no letter.
  private let picture: InlinePicture?

  init(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, of line: UnsafeMutablePointer<PangoLayoutLine>,
    _ layout: OpaquePointer,
    _ paint: ShapePaint, in room: CGRect, _ pictures: [InlinePicture]
  ) {
    (self.run, self.paint, self.room) = (run, paint, room)
    (self.line, self.layout) = (line, layout)
    pango_layout_line_ref(line)
    g_object_ref(layout.objectAddress)
    let number = Int(graft_place_number(run))
    picture = pictures.indices.contains(number) ? pictures[number] : nil
  }

  isolated deinit {
    pango_layout_line_unref(line)
    g_object_unref(layout.objectAddress)
  }

  /// Draws some bytes of it, which have a rectangle and a baseline.
  func draw(
    _ bytes: Range<Int>, in frame: CGRect, baseline: CGFloat, with context: CairoContext,
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) {
    // The lines of a layout that was broken anew are none any more.
    guard line.pointee.layout != nil else { return }
    context.take(paint, in: room, of: widget)
    if let picture { return picture.draw(on: context.cairo, in: widget, frame) }
    cairo_move_to(context.cairo, frame.minX, baseline)
    withPart(bytes) { part in
      var only = GSList(data: part, next: nil)
      showLine(of: &only, on: context.cairo)
    }
    TextLines.forgetOpacity(of: layout, on: context.cairo)
  }

  /// Draws the line while it has no other runs.
  private func showLine(of runs: UnsafeMutablePointer<GSList>, on cairo: OpaquePointer) {
    let own = line.pointee.runs
    line.pointee.runs = runs
    pango_cairo_show_layout_line(cairo, line)
    line.pointee.runs = own
  }

  private func withPart(_ bytes: Range<Int>, _ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
    if bytes.count == Int(run.pointee.item.pointee.length) { return body(run) }
    guard let part = part(bytes) else { return }
    body(part)
    pango_glyph_item_free(part)
  }

  private func part(_ bytes: Range<Int>) -> UnsafeMutablePointer<PangoGlyphItem>? {
    let text = pango_layout_get_text(layout)
    guard let part = pango_glyph_item_copy(run) else { return nil }
    if bytes.lowerBound > 0 { pango_glyph_item_free(pango_glyph_item_split(part, text, Int32(bytes.lowerBound))) }
    guard bytes.count < Int(part.pointee.item.pointee.length) else { return part }
    defer { pango_glyph_item_free(part) }
    return pango_glyph_item_split(part, text, Int32(bytes.count))
  }
}
