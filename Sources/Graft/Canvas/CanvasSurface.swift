import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// What contexts draw on, all with the same Cairo context: that of a canvas, or of a layer in it.
///
/// It is valid until it ends; what is drawn later is not.
@MainActor
final class CanvasSurface {
  /// Nil after the end.
  private var cairo: OpaquePointer?
  /// Where the parts are drawn of what is larger than Cairo shall paint at once; nil where it is not.
  private let parts: CanvasParts?
  /// The widget, for what depends on its style.
  let widget: UnsafeMutablePointer<GtkWidget>
  let bounds: CGRect

  /// A surface in a drawing's bounds; nil where GTK gives none.
  init?(in drawing: Drawing) {
    (widget, bounds) = (drawing.widget, drawing.bounds)
    parts = CanvasParts(of: drawing)
    var room = graphene_rect_t(bounds)
    guard let cairo = parts?.recording.context ?? gtk_snapshot_append_cairo(drawing.snapshot, &room) else { return nil }
    self.cairo = cairo
  }

  /// Nothing can be drawn any more. To be called before the snapshot ends.
  func end() {
    guard let cairo = exchange(&cairo, with: nil) else { return }
    cairo_destroy(cairo)
    parts?.draw()
  }

  /// Draws one thing as a context says. Where `isFlat` is false, what is drawn may overlap itself, so that an opacity is that
  /// of the whole.
  func draw(_ state: CanvasState, isFlat: Bool = true, _ body: (CairoContext) -> Void) {
    guard let cairo, state.isVisible else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    for clip in state.clips { clip.cut(cairo) }
    if state.hasGroup || !isFlat && state.opacity < 1 {
      return drawGroup(state, on: cairo) { place(state, $0, body) }
    }
    cairo_set_operator(cairo, state.blendMode.cairo)
    place(state, cairo, body)
  }

  private func place(_ state: CanvasState, _ cairo: OpaquePointer, _ body: (CairoContext) -> Void) {
    var matrix = cairo_matrix_t(state.transform)
    cairo_transform(cairo, &matrix)
    body(CairoContext(cairo: cairo))
  }

  /// Draws something as a picture first, on which filters, masks and the opacity act.
  private func drawGroup(_ state: CanvasState, on cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    cairo_push_group(cairo)
    if state.filters.isEmpty { body(cairo) } else { drawFiltered(state, on: cairo, body) }
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    guard let masks = mask(state, on: cairo) else { return cairo_paint_with_alpha(cairo, state.opacity) }
    cairo_mask(cairo, masks)
    cairo_pattern_destroy(masks)
  }

  /// The product of the masks among the clips and the opacity.
  private func mask(_ state: CanvasState, on cairo: OpaquePointer) -> OpaquePointer? {
    let masks = state.clips.compactMap(\.mask)
    guard !masks.isEmpty else { return nil }
    cairo_push_group(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, state.opacity)
    cairo_paint(cairo)
    for mask in masks {
      cairo_push_group(cairo)
      gsk_render_node_draw(mask.node.node, cairo)
      let alpha = cairo_pop_group(cairo)
      cairo_set_operator(cairo, mask.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
      cairo_set_source(cairo, alpha)
      cairo_paint_with_alpha(cairo, mask.opacity)
      cairo_pattern_destroy(alpha)
    }
    return cairo_pop_group(cairo)
  }

  /// A filter is told of what is drawn beside the canvas as far as it reaches, which may come into it.
  private func drawFiltered(_ state: CanvasState, on cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    let reach = state.filters.reach
    for tile in CairoTiles.of(bounds) {
      let room = tile.insetBy(dx: -reach, dy: -reach)
      guard let filtered = filtered(state.filters[...], in: room, body) else { continue }
      // Cairo blurs no more than can be seen where it draws.
      let picture = CairoRecording(of: room)
      guard let context = picture.context else { continue }
      gsk_render_node_draw(filtered.node, context)
      cairo_destroy(context)
      picture.paint(on: cairo, in: tile)
    }
  }

  private func filtered(
    _ filters: ArraySlice<CanvasFilter>, in room: CGRect, _ body: (OpaquePointer) -> Void
  ) -> RenderNode? {
    RenderNode { snapshot in
      filter(snapshot, filters) { inner in
        var room = graphene_rect_t(room)
        guard let recording = gtk_snapshot_append_cairo(inner, &room) else { return }
        body(recording)
        cairo_destroy(recording)
      }
    }
  }

  /// The first filter acts first, and so is the innermost.
  private func filter(
    _ snapshot: OpaquePointer, _ filters: ArraySlice<CanvasFilter>, _ draw: (OpaquePointer) -> Void
  ) {
    guard let outermost = filters.last else { return draw(snapshot) }
    let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: bounds, isForCairo: true)
    outermost.draw(in: drawing) { filter($0, filters.dropLast(), draw) }
  }
}

extension [CanvasFilter] {
  /// How far they paint beyond what they change, in points; of those who reach further than any window, no more.
  var reach: CGFloat { Swift.min(reduce(0) { $0 + $1.reach }, 2048) }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

/// A part of a canvas that is drawn as one picture.
@MainActor
final class CanvasLayer {
  let surface: CanvasSurface
  /// Nil after the end.
  private var snapshot: OpaquePointer?

  /// A layer as large as a surface, and a part beyond it that filters may bring into it; nil where GTK gives none.
  init?(on surface: CanvasSurface, beyond reach: CGFloat) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    let drawing = Drawing(
      snapshot: snapshot, widget: surface.widget, bounds: surface.bounds.insetBy(dx: -reach, dy: -reach))
    guard let inner = CanvasSurface(in: drawing) else { return nil }
    (self.snapshot, self.surface) = (snapshot, inner)
  }

  /// The picture; nil if nothing was drawn.
  func end() -> RenderNode? {
    surface.end()
    return exchange(&snapshot, with: nil).flatMap { RenderNode(ending: $0) }
  }

  /// The drawing has thrown an error.
  isolated deinit { _ = end() }
}
