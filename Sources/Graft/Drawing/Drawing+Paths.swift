import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension Drawing {
  /// Paints the inside of a path. The paint lies in the drawing's bounds.
  func fill(_ path: Path, with paint: ShapePaint, style: FillStyle) {
    if let rectangle = path.rectangle, case .color(let color) = paint.source {
      return fill(rectangle.intersection(Self.farthest), with: color.opacity(paint.opacity))
    }
    draw(in: path.boundingRect, with: paint) { context in
      context.trace(path)
      context.take(style)
      cairo_fill(context.cairo)
    }
  }

  /// Paints a line along a path.
  func stroke(_ path: Path, with paint: ShapePaint, style: StrokeStyle, antialiased: Bool) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let reach = style.reach
    draw(in: path.boundingRect.insetBy(dx: -reach, dy: -reach), with: paint) { context in
      context.trace(path)
      context.take(style, antialiased: antialiased)
      cairo_stroke(context.cairo)
    }
  }

  /// Draws what a function draws, as far as it is inside of a path.
  func clip(to path: Path, style: FillStyle, _ draw: (OpaquePointer) -> Void) {
    guard let rectangle = path.rectangle?.intersection(Self.farthest) else {
      return clipByCairo(to: path, style: style, draw)
    }
    var bounds = graphene_rect_t(rectangle)
    gtk_snapshot_push_clip(snapshot, &bounds)
    draw(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// GTK's own clips are rectangles; what is inside is drawn once more, by Cairo.
  private func clipByCairo(to path: Path, style: FillStyle, _ draw: (OpaquePointer) -> Void) {
    guard let content = RenderNode(draw) else { return }
    self.draw(in: path.boundingRect, with: ShapePaint(.color(.black))) { context in
      context.trace(path)
      context.take(style)
      cairo_clip(context.cairo)
      gsk_render_node_draw(content.node, context.cairo)
    }
  }

  private func draw(in extent: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    // A line is seen beside itself, and smoothed edges are between pixels.
    let area = extent.intersection(Self.largest).insetBy(dx: -1, dy: -1).integral
    guard paint.isSeen, !area.isNull, area.width.isFinite, area.height.isFinite else { return }
    for y in stride(from: area.minY, to: area.maxY, by: Self.tile) {
      for x in stride(from: area.minX, to: area.maxX, by: Self.tile) {
        let tile = CGRect(x: x, y: y, width: Self.tile, height: Self.tile)
        self.draw(tile: tile.intersection(area), with: paint, draw)
      }
    }
  }

  private func draw(tile: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    var room = graphene_rect_t(tile)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { return }
    let context = CairoContext(cairo: cairo)
    defer { cairo_destroy(cairo) }
    context.take(paint, in: bounds, of: widget)
    draw(context)
  }

  /// What is painted of a drawing, which may be as long as scroll content; what Cairo paints at once, as a renderer may need
  /// memory for all of that; and what GTK's own nodes may reach, as numbers end.
  private static let largest = CGRect(x: -32768, y: -32768, width: 65536, height: 65536)
  private static let tile: CGFloat = 4096
  private static let farthest = CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6)
}

extension StrokeStyle {
  /// How far a line reaches from the path, in points: the corner of two sides as far as the limit lets it, and a square end
  /// over its corner. Never further than anything is painted.
  var reach: CGFloat {
    let miter = lineJoin == .miter && miterLimit.isFinite ? max(miterLimit, 2) : 2
    return lineWidth.isFinite ? min(lineWidth / 2 * miter, 65536) : 0
  }
}
