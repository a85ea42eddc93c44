import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// What contexts draw on: that of a canvas, or of a layer in it.
///
/// Where Cairo paints the widget, rectangles of one colour are nodes of GTK's own, which cost less, for as long as nothing
/// else is drawn; other renderers would not smooth their edges. All else is drawn with one Cairo context. The surface is
/// valid until it ends; what is drawn later is not.
@MainActor
final class CanvasSurface {
  /// Nil before it is needed, and after the end.
  nonisolated(unsafe) private var cairo: OpaquePointer?
  /// The snapshot of the rectangles that were drawn; nil before the first, and where Cairo draws.
  nonisolated(unsafe) private var rectangles: OpaquePointer?
  /// Whether one of them is not all inside of the bounds.
  nonisolated(unsafe) private var needsClip = false
  nonisolated(unsafe) private var hasEnded = false
  /// That of the canvas, and the only one to draw on it.
  nonisolated private let thread = pthread_self()
  /// Whether rectangles are nodes.
  nonisolated private let hasNodes: Bool
  /// Where the parts are drawn of what is larger than Cairo shall paint at once; nil where it is not.
  private var parts: CanvasParts?
  private let drawing: Drawing
  nonisolated let bounds: CGRect

  /// A surface in a drawing's bounds.
  init(in drawing: Drawing) {
    (self.drawing, bounds, hasNodes) = (drawing, drawing.bounds, drawing.isPaintedByCairo)
  }

  /// The widget, for what depends on its style; nil where there is no display.
  var widget: UnsafeMutablePointer<GtkWidget>? { drawing.widget }

  /// Nothing can be drawn any more. To be called before the snapshot ends.
  func end() {
    hasEnded = true
    if let cairo = exchange(&cairo, with: nil) {
      cairo_destroy(cairo)
      parts?.draw()
    } else if let drawn = takeRectangles() {
      show(drawn)
    }
  }

  /// Shows the rectangles. A clip would change edges that it shares with them, where the canvas is scaled.
  private func show(_ drawn: RenderNode) {
    var room = graphene_rect_t(bounds)
    if needsClip { gtk_snapshot_push_clip(drawing.snapshot, &room) }
    gtk_snapshot_append_node(drawing.snapshot, drawn.node)
    if needsClip { gtk_snapshot_pop(drawing.snapshot) }
  }

  private func takeRectangles() -> RenderNode? {
    exchange(&rectangles, with: nil).flatMap { RenderNode(ending: $0) }
  }

  /// What Cairo draws with, upon what was drawn before; nil after the end.
  private func openCairo() -> OpaquePointer? {
    if cairo != nil || hasEnded { return cairo }
    parts = CanvasParts(of: drawing)
    var room = graphene_rect_t(bounds)
    cairo = parts?.recording.context ?? gtk_snapshot_append_cairo(drawing.snapshot, &room)
    if let cairo, let drawn = takeRectangles() { gsk_render_node_draw(drawn.node, cairo) }
    return cairo
  }

  /// Draws one thing as a context says. Where `isFlat` is false, what is drawn may overlap itself, so that an opacity is that
  /// of the whole. `extent` is where it lies in the space that is drawn in, if that is known.
  func draw(
    _ state: CanvasState, isFlat: Bool = true, extent: @autoclosure () -> CGRect? = nil, _ body: (CairoContext) -> Void
  ) {
    guard state.isVisible, let cairo = openCairo() else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    for clip in state.clips { clip.cut(cairo) }
    if state.hasGroup || !isFlat && state.opacity < 1 {
      return drawGroup(state, on: cairo, in: room(for: extent(), state)) { place(state, $0, body) }
    }
    cairo_set_operator(cairo, state.blendMode.cairo)
    place(state, cairo, body)
  }

  /// Fills a path where that takes no more than a colour: a rectangle before anything else is drawn, or with Cairo. False on
  /// another thread, and where there is more to do.
  nonisolated func fillPlainly(_ path: Path, with color: GdkRGBA) -> Bool {
    guard thread == pthread_self(), !hasEnded, color.alpha > 0 else { return false }
    guard let cairo else { return path.rectangle.map { append($0, color) } ?? false }
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    CairoTracer(cairo: cairo).add(path)
    cairo_fill(cairo)
    return true
  }

  /// False where it is to be drawn by Cairo, as with numbers beyond those of nodes.
  nonisolated private func append(_ rectangle: CGRect, _ color: GdkRGBA) -> Bool {
    guard hasNodes, rectangle.isHeldByNodes else { return false }
    if !bounds.contains(rectangle) { needsClip = true }
    let snapshot = rectangles ?? gtk_snapshot_new()
    rectangles = snapshot
    var (color, room) = (color, graphene_rect_t(rectangle))
    gtk_snapshot_append_color(snapshot, &color, &room)
    return true
  }

  private func place(_ state: CanvasState, _ cairo: OpaquePointer, _ body: (CairoContext) -> Void) {
    var matrix = cairo_matrix_t(state.transform)
    cairo_transform(cairo, &matrix)
    body(CairoContext(cairo: cairo))
  }

  /// What of the canvas is painted by what lies in an extent, as far as the filters let it reach.
  private func room(for extent: CGRect?, _ state: CanvasState) -> CGRect {
    guard let extent, !state.filters.contains(where: \.paintsAnywhere) else { return bounds }
    // Lines are smoothed over a pixel more.
    let reach = state.filters.reach + 2
    let painted = extent.applying(state.transform).insetBy(dx: -reach, dy: -reach).integral
    return painted.width.isFinite && painted.height.isFinite ? bounds.intersection(painted) : bounds
  }

  /// Draws something as a picture first, on which filters, masks and the opacity act.
  private func drawGroup(
    _ state: CanvasState, on cairo: OpaquePointer, in room: CGRect, _ body: (OpaquePointer) -> Void
  ) {
    guard !room.isEmpty else { return }
    if room != bounds {
      cairo_rectangle(cairo, room.minX, room.minY, room.width, room.height)
      cairo_clip(cairo)
    }
    cairo_push_group(cairo)
    if state.filters.isEmpty { body(cairo) } else { drawFiltered(state, on: cairo, in: room, body) }
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
  private func drawFiltered(
    _ state: CanvasState, on cairo: OpaquePointer, in room: CGRect, _ body: (OpaquePointer) -> Void
  ) {
    let reach = state.filters.reach
    for tile in CairoTiles.of(room) {
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

  /// The last filter acts first, and so is the innermost.
  private func filter(
    _ snapshot: OpaquePointer, _ filters: ArraySlice<CanvasFilter>, _ draw: (OpaquePointer) -> Void
  ) {
    guard let outermost = filters.first else { return draw(snapshot) }
    let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: bounds, isForCairo: true)
    outermost.draw(in: drawing) { filter($0, filters.dropFirst(), draw) }
  }
}

extension [CanvasFilter] {
  /// Adds one that acts before the others. Two blurs are one, whose square is the sum of theirs.
  mutating func add(_ filter: CanvasFilter) {
    guard case .blur(let radius) = filter, case .blur(let last) = last else { return append(filter) }
    self[count - 1] = .blur(hypot(radius, last))
  }

  /// How far they paint beyond what they change, in points; of those who reach further than any window, no more.
  var reach: CGFloat { Swift.min(reduce(0) { $0 + $1.reach }, 2048) }
}

extension CGRect {
  fileprivate var isHeldByNodes: Bool { abs(minX) < 4e6 && abs(minY) < 4e6 && abs(maxX) < 4e6 && abs(maxY) < 4e6 }
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
    (self.snapshot, self.surface) = (snapshot, CanvasSurface(in: drawing))
  }

  /// The picture; nil if nothing was drawn.
  func end() -> RenderNode? {
    surface.end()
    return exchange(&snapshot, with: nil).flatMap { RenderNode(ending: $0) }
  }

  /// The drawing has thrown an error.
  isolated deinit { _ = end() }
}
