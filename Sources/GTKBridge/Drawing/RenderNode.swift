import CGTK
import Foundation

/// What was drawn, as GTK's renderer takes it. Owns a reference.
@MainActor
package final class RenderNode {
  nonisolated(unsafe) package let node: OpaquePointer

  /// Draws; nil if nothing is drawn.
  package init?(_ draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.node = node
  }

  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(bounds)
  }

  deinit { gsk_render_node_unref(node) }
}
