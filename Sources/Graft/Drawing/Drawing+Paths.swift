import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension Drawing {
  /// Paints the inside of a path, or a line along it. The paint lies in the drawing's bounds.
  func paint(_ path: Path, _ painting: Painting, with paint: ShapePaint) {
    if case .fill = painting, let rectangle = path.rectangle, let color = paint.plainColor {
      return fill(rectangle.intersection(Self.farthest), with: color)
    }
    guard let extent = painting.extent(of: path) else { return }
    self.paint(in: extent, with: paint) { $0.paint(path, painting) }
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

  /// What is painted of a path, with the corner of the bounds at another place; nil if that is more than a node. The paint has no
  /// shadows.
  func node(of path: Path, _ painting: Painting, with paint: ShapePaint, at corner: CGPoint) -> RenderNode? {
    if case .fill = painting, let rectangle = path.rectangle, let color = paint.plainColor {
      let place = rectangle.intersection(Self.farthest).offsetBy(dx: corner.x, dy: corner.y)
      return RenderNode(color.resolved(for: widget), in: place)
    }
    guard let extent = painting.extent(of: path) else { return nil }
    let tiles = tiles(of: extent)
    guard tiles.count == 1 else { return nil }
    let place = tiles[0].offsetBy(dx: corner.x, dy: corner.y)
    if let scale = shownScale, let color = paint.plainColor,
      let pixels = PathPixels.of(
        path, painting, in: color.resolved(for: widget), tiles[0], scale: scale, areCairos: isPaintedByCairo)
    {
      return pixels.node(in: place)
    }
    return RenderNode(in: place) { cairo in
      let context = CairoContext(cairo: cairo)
      cairo_translate(cairo, corner.x, corner.y)
      context.take(paint, in: bounds, of: widget)
      context.paint(path, painting)
    }
  }

  /// What GTK's own nodes may reach, as numbers end.
  private static let farthest = CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6)
}

extension CairoContext {
  /// Paints a path with what was taken.
  func paint(_ path: Path, _ painting: Painting) {
    trace(path)
    switch painting {
    case .fill(let style): fill(style)
    case .stroke(let style, let isAntialiased): stroke(style, antialiased: isAntialiased)
    }
  }
}

extension Painting {
  /// The bounds of what is painted of a path; nil where that is nothing.
  fileprivate func extent(of path: Path) -> CGRect? {
    switch self {
    case .fill: return path.boundingRect
    case .stroke(let style, _):
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
      return path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach)
    }
  }
}

extension StrokeStyle {
  /// How far a line reaches from the path, in points: the corner of two sides as far as the limit lets it, and a square end
  /// over its corner. Never further than anything is painted.
  var reach: CGFloat {
    let miter = lineJoin == .miter && miterLimit.isFinite ? max(miterLimit, 2) : 2
    return lineWidth.isFinite ? min(lineWidth / 2 * miter, 65536) : 0
  }
}
