import CGTK
import Foundation
import GTKSupport

/// Items that are not just painted over those below them.
extension IslandItem {
  /// Whether the item is a mask, mixed with what is below it, or perhaps tilted.
  var isComposed: Bool { !islandTraits.isDisjoint(with: [.isMask, .isMixed, .isTilted]) }

  /// Whether it is a mask, or mixed with what is below it if it says how.
  fileprivate var mayBeMixed: Bool { !islandTraits.isDisjoint(with: [.isMask, .isMixed]) }

  /// Whether Cairo paints it together with what is below it.
  fileprivate var isMixedByCairo: Bool {
    mayBeMixed && (islandTraits.contains(.isMask) || itsMixing != nil)
  }
}

extension IslandCore {
  /// Whether Cairo paints what is inside once more: GTK has no node for a mask, for mixing, or for a clip that is no
  /// rectangle, and a canvas is painted by Cairo.
  var isPaintedByCairo: Bool {
    if isSymbol { return true }
    if let clip, !clip.isRectangle(in: formRoom.size) { return true }
    return items.composedCount > 0 && items.all.contains(where: \.isMixedByCairo)
  }

  /// Inserts or removes an item.
  func changingItems(for item: IslandItem, _ change: () -> Void) {
    if item.mayBeMixed { changingPainter(change) } else { change() }
  }

  /// Changes something that may have Cairo paint what is inside, or no more; then all of it is drawn anew, as what GTK has
  /// remembered may be for another painter.
  func changingPainter(_ change: () -> Void) {
    let wasPaintedByCairo = isPaintedByCairo
    change()
    if isPaintedByCairo != wasPaintedByCairo { widget.queueDrawInside() }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether Cairo paints the widget: it is the renderer of the window, or paints an island around once more.
  @MainActor
  package var isPaintedByCairo: Bool {
    guard let native = gtk_widget_get_native(self), let renderer = gtk_native_get_renderer(native) else { return true }
    if renderer.isCairo { return true }
    return sequence(first: self, next: { gtk_widget_get_parent($0) }).prefix { $0 != native.cast() }
      .contains { IslandWidgetType.core(of: $0)?.isPaintedByCairo == true }
  }

  @MainActor
  func queueDrawInside() {
    gtk_widget_queue_draw(self)
    for child in children { child.queueDrawInside() }
  }
}

extension ItemPainter {
  /// Draws items of which some are composed with others.
  func drawComposed(_ items: ArraySlice<IslandItem>, _ snapshot: OpaquePointer) {
    if let mask = items.lastIndex(where: { $0.islandTraits.contains(.isMask) }) {
      drawMasked(items[..<mask] + items[(mask + 1)...], by: items[mask], snapshot)
    } else if let mixed = items.lastIndex(where: { $0.islandTraits.contains(.isMixed) }) {
      drawMixed(items[mixed], over: items[..<mixed], snapshot)
      drawPlain(items[(mixed + 1)...], snapshot)
    } else {
      drawPlain(items, snapshot)
    }
  }

  /// Draws items as far as another is opaque (FX16). GTK 4.8 has no node for it, so Cairo does it.
  private func drawMasked(_ items: ArraySlice<IslandItem>, by mask: IslandItem, _ snapshot: OpaquePointer) {
    guard
      let mask = RenderNode({ drawPlain([mask], $0) }),
      let content = RenderNode({ drawComposed(items, $0) })
    else { return }
    compose(in: mask.bounds.intersection(content.bounds), snapshot) { cairo in
      cairo_push_group(cairo)
      gsk_render_node_draw(mask.node, cairo)
      let alpha = cairo_pop_group(cairo)
      defer { cairo_pattern_destroy(alpha) }
      cairo_push_group(cairo)
      gsk_render_node_draw(content.node, cairo)
      cairo_pop_group_to_source(cairo)
      cairo_mask(cairo, alpha)
    }
  }

  /// Draws items, and one above them that is mixed with them (FX28).
  private func drawMixed(_ item: IslandItem, over items: ArraySlice<IslandItem>, _ snapshot: OpaquePointer) {
    guard let mixing = item.itsMixing, let below = RenderNode({ drawComposed(items, $0) }) else {
      drawComposed(items, snapshot)
      return drawPlain([item], snapshot)
    }
    let above = RenderNode { drawPlain([item], $0) }
    compose(in: above.map { below.bounds.union($0.bounds) } ?? below.bounds, snapshot) { cairo in
      cairo_push_group(cairo)
      gsk_render_node_draw(below.node, cairo)
      if let above {
        cairo_push_group(cairo)
        gsk_render_node_draw(above.node, cairo)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, mixing)
        cairo_paint(cairo)
      }
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  private func compose(in bounds: CGRect, _ snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    for tile in CairoTiles.of(bounds) {
      var room = graphene_rect_t(tile)
      guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { continue }
      draw(cairo)
      cairo_destroy(cairo)
    }
  }
}
