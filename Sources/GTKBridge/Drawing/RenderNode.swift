import CGTK
import Foundation

/// What was drawn, as GTK's renderer takes it. Owns a reference.
@MainActor
package final class RenderNode {
  nonisolated(unsafe) package let node: OpaquePointer

  /// Draws; nil if nothing is drawn.
  package convenience init?(_ draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    self.init(ending: snapshot)
  }

  /// What was drawn into a snapshot, which ends; nil if nothing was.
  package init?(ending snapshot: OpaquePointer) {
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.node = node
  }

  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(bounds)
  }

  /// Draws what is inside of a widget's node, with another transform than the widget has. Takes the transform.
  func drawUntransformed(_ snapshot: OpaquePointer, _ transform: OpaquePointer?) {
    let isTransformed = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, transform)
    gtk_snapshot_append_node(snapshot, isTransformed ? gsk_transform_node_get_child(node) : node)
    gtk_snapshot_restore(snapshot)
    gsk_transform_unref(transform)
  }

  deinit { gsk_render_node_unref(node) }
}
