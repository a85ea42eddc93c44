import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension Drawing {
  /// Paints the inside of a path. The paint lies in the drawing's bounds.
  func fill(_ path: Path, with paint: ShapePaint, style: FillStyle) {
    if let rectangle = path.rectangle, let color = paint.plainColor {
      return fill(rectangle.intersection(Self.farthest), with: color)
    }
    self.paint(in: path.boundingRect, with: paint) { $0.fill(path, style) }
  }

  /// Paints a line along a path.
  func stroke(_ path: Path, with paint: ShapePaint, style: StrokeStyle, antialiased: Bool) {
    guard let extent = style.extent(of: path) else { return }
    self.paint(in: extent, with: paint) { $0.stroke(path, style, antialiased: antialiased) }
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
    paint(in: path.boundingRect, with: ShapePaint(.color(.black))) { context in
      context.trace(path)
      context.take(style)
      cairo_clip(context.cairo)
      gsk_render_node_draw(content.node, context.cairo)
    }
  }

  /// Paints what a function paints with Cairo's source in an extent; the paint lies in the drawing's bounds.
  func paint(in extent: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    guard !paint.shadows.isEmpty else { return paintInTiles(extent, with: paint, draw) }
    shadowed(paint.shadows, in: extent) { on($0).paintInTiles(extent, with: paint.unshadowed, draw) }
  }

  private func paintInTiles(_ extent: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    guard paint.isSeen else { return }
    for tile in tiles(of: extent) { self.draw(tile: tile, with: paint, draw) }
  }

  /// A line is seen beside itself, and smoothed edges are between pixels.
  private func tiles(of extent: CGRect) -> [CGRect] { CairoTiles.of(extent.insetBy(dx: -1, dy: -1)) }

  private func draw(tile: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    var room = graphene_rect_t(tile)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { return }
    let context = CairoContext(cairo: cairo)
    defer { cairo_destroy(cairo) }
    context.take(paint, in: bounds, of: widget)
    draw(context)
  }

  // MARK: As one node

  /// What `fill(_:with:style:)` paints, with the corner of the bounds at another place; nil if that is more than a node. The
  /// paint has no shadows.
  func node(filling path: Path, with paint: ShapePaint, style: FillStyle, at corner: CGPoint) -> RenderNode? {
    if let rectangle = path.rectangle, let color = paint.plainColor {
      let place = rectangle.intersection(Self.farthest).offsetBy(dx: corner.x, dy: corner.y)
      return RenderNode(color.resolved(for: widget), in: place)
    }
    return node(in: path.boundingRect, with: paint, at: corner) { $0.fill(path, style) }
  }

  /// The same of `stroke(_:with:style:antialiased:)`.
  func node(
    stroking path: Path, with paint: ShapePaint, style: StrokeStyle, antialiased: Bool, at corner: CGPoint
  ) -> RenderNode? {
    guard let extent = style.extent(of: path) else { return nil }
    return node(in: extent, with: paint, at: corner) { $0.stroke(path, style, antialiased: antialiased) }
  }

  private func node(
    in extent: CGRect, with paint: ShapePaint, at corner: CGPoint, _ draw: (CairoContext) -> Void
  ) -> RenderNode? {
    let tiles = tiles(of: extent)
    guard tiles.count == 1 else { return nil }
    return RenderNode(in: tiles[0].offsetBy(dx: corner.x, dy: corner.y)) { cairo in
      let context = CairoContext(cairo: cairo)
      cairo_translate(cairo, corner.x, corner.y)
      context.take(paint, in: bounds, of: widget)
      draw(context)
    }
  }

  /// What GTK's own nodes may reach, as numbers end.
  private static let farthest = CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6)
}

extension CairoContext {
  fileprivate func fill(_ path: Path, _ style: FillStyle) {
    trace(path)
    fill(style)
  }

  fileprivate func stroke(_ path: Path, _ style: StrokeStyle, antialiased: Bool) {
    trace(path)
    stroke(style, antialiased: antialiased)
  }
}

extension StrokeStyle {
  /// The bounds of a line along a path; nil where there is none.
  fileprivate func extent(of path: Path) -> CGRect? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
  }

  /// How far a line reaches from the path, in points: the corner of two sides as far as the limit lets it, and a square end
  /// over its corner. Never further than anything is painted.
  var reach: CGFloat {
    let miter = lineJoin == .miter && miterLimit.isFinite ? max(miterLimit, 2) : 2
    return lineWidth.isFinite ? min(lineWidth / 2 * miter, 65536) : 0
  }
}
