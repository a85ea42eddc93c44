import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// Who draws a text in place of its widget, and with what.
@MainActor
struct TextRendering {
  let renderer: any TextRenderer
  /// What a program has said of each part of the text.
  let attributes: [[HeldTextAttribute]]
  let environment: EnvironmentValues

  /// The room that a text takes, which needs some itself.
  func size(for proposal: ProposedViewSize, _ own: @escaping @MainActor (ProposedViewSize) -> CGSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(size: own))
  }

  /// Has lines drawn into a widget; a paint is for letters that have no colour, none is the theme's.
  func draw(
    _ lines: any TextBlock, _ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>,
    with paint: ShapePaint?
  ) {
    let bounds = Drawing.bounds(of: widget, in: nil)
    let room = room(around: bounds, reach: CGFloat(lines.lineHeight))
    let reader = TextLayoutReader(
      paint: paint ?? ShapePaint(.color(.primary)), room: bounds, pictures: lines.arrangement.pictures,
      attributes: attributes)
    var clip = graphene_rect_t(room)
    gtk_snapshot_push_clip(snapshot, &clip)
    draw(reader.layout(of: lines, in: widget), Drawing(snapshot: snapshot, widget: widget, bounds: room))
    gtk_snapshot_pop(snapshot)
  }

  private func draw(_ layout: Text.Layout, _ drawing: Drawing) {
    let surface = CanvasSurface(in: drawing)
    var context = GraphicsContext(surface: surface, environment: environment, symbols: nil)
    renderer.draw(layout: layout, in: &context)
    surface.end()
  }

  /// Letters may reach beyond their line.
  private func room(around bounds: CGRect, reach: CGFloat) -> CGRect {
    let padding = renderer.displayPadding
    let isReversed = environment.layoutDirection == .rightToLeft
    let left = reach + max(0, isReversed ? padding.trailing : padding.leading)
    let right = reach + max(0, isReversed ? padding.leading : padding.trailing)
    let (top, bottom) = (reach + max(0, padding.top), reach + max(0, padding.bottom))
    return CGRect(
      x: bounds.minX - left, y: bounds.minY - top, width: bounds.width + left + right,
      height: bounds.height + top + bottom)
  }
}

/// Reads where the letters of a text are drawn.
@MainActor
private struct TextLayoutReader {
  let paint: ShapePaint
  let room: CGRect
  let pictures: [InlinePicture]
  let attributes: [[HeldTextAttribute]]

  func layout(of block: any TextBlock, in widget: UnsafeMutablePointer<GtkWidget>) -> Text.Layout {
    // Asked first, as it may break lines anew.
    let isTruncated = block.places(in: widget).contains(where: \.shown.isCut)
    var (lines, start): ([Text.Layout.Line], Int) = ([], 0)
    block.draw(in: widget) { layout, left, top in
      lines += self.lines(of: layout, left, top, start: start)
      start += Int(strlen(pango_layout_get_text(layout)))
    }
    return Text.Layout(lines: lines, isTruncated: isTruncated)
  }

  /// The lines of a layout of Pango's that is drawn at a distance from the left and the top, and whose text begins at a place.
  private func lines(of layout: OpaquePointer, _ left: Double, _ top: Double, start: Int) -> [Text.Layout.Line] {
    var (lines, runs, last): ([Text.Layout.Line], [Text.Layout.Run], UnsafeMutablePointer<PangoLayoutLine>?) = (
      [], [], nil
    )
    TextRunIterator.forEach(of: layout) { run, iterator in
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { return }
      if line != last, !runs.isEmpty { lines.append(Text.Layout.Line(runs: exchange(&runs, with: []))) }
      last = line
      let glyphs = RunGlyphs(run, of: line, layout, paint, in: room, pictures)
      runs.append(Text.Layout.Run(letters: letters(run, iterator, glyphs, left, top, start)))
    }
    return runs.isEmpty ? lines : lines + [Text.Layout.Line(runs: runs)]
  }

  private func letters(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, _ iterator: OpaquePointer, _ glyphs: RunGlyphs, _ left: Double,
    _ top: Double, _ start: Int
  ) -> RunLetters {
    let frame = CGRect(TextRunIterator.place(iterator)).offsetBy(dx: left, dy: top)
    let baseline = top + CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE)
    let item = run.pointee.item.pointee
    let part = PartNumbers.part(of: run)
    return RunLetters(
      glyphs: glyphs, cells: RunLetters.Cell.all(of: run), length: Int(item.length),
      origin: CGPoint(x: frame.minX, y: baseline), ascent: baseline - frame.minY, descent: frame.maxY - baseline,
      readsFromRight: item.analysis.level % 2 == 1, start: start + Int(item.offset),
      attributes: part.map { attributes[$0] } ?? [])
  }
}
