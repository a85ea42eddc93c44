import CGTK
import Foundation
import GTKSupport

/// Items that are not just painted over those below them.
extension IslandItem {
  /// Whether the item is a mask, mixed with what is below it, or perhaps tilted.
  var isComposed: Bool { !islandTraits.isDisjoint(with: [.isMask, .isMixed, .isTilted]) }

  fileprivate var islandTraits: IslandTraits { (self as? IslandWidget)?.traits ?? [] }
}

extension IslandCore {
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
    guard let mixing = (item as? IslandWidget)?.mixing, let below = RenderNode({ drawComposed(items, $0) }) else {
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
    guard !bounds.isNull, !bounds.isEmpty else { return }
    var room = graphene_rect_t(bounds)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { return }
    draw(cairo)
    cairo_destroy(cairo)
  }
}
