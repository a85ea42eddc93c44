import CGTK
import Foundation
import GTKSupport

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

  /// A rectangle of one colour.
  package init(_ color: GdkRGBA, in rectangle: CGRect) {
    var (color, bounds) = (color, graphene_rect_t(rectangle))
    node = gsk_color_node_new(&color, &bounds)
  }

  /// A picture in an extent.
  package init(_ texture: ObjectReference, in extent: CGRect) {
    var bounds = graphene_rect_t(extent)
    node = texture.withObjectAddress { gsk_texture_node_new($0.cast(), &bounds) }
  }

  /// What another node shows, moved.
  package init(_ other: RenderNode, movedBy way: CGPoint) {
    var way = graphene_point_t(way)
    // GTK has no transform for no way, and no node for no transform.
    guard let transform = gsk_transform_translate(nil, &way) else {
      node = gsk_render_node_ref(other.node)
      return
    }
    node = gsk_transform_node_new(other.node, transform)
    gsk_transform_unref(transform)
  }

  /// What Cairo draws in an extent.
  package init(in extent: CGRect, _ draw: (OpaquePointer) -> Void) {
    var bounds = graphene_rect_t(extent)
    node = gsk_cairo_node_new(&bounds)
    guard let cairo = gsk_cairo_node_get_draw_context(node) else { return }
    draw(cairo)
    cairo_destroy(cairo)
  }

  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(bounds)
  }

  /// Draws what was drawn with one transform with another in its place. Takes both. The node does not say where its own begins:
  /// GTK leaves out one that changes nothing, and makes one of two.
  func draw(_ snapshot: OpaquePointer, _ transform: OpaquePointer?, inPlaceOf own: OpaquePointer?) {
    let exchanged = gsk_transform_transform(transform, gsk_transform_invert(own))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, exchanged)
    gtk_snapshot_append_node(snapshot, node)
    gtk_snapshot_restore(snapshot)
    gsk_transform_unref(exchanged)
  }

  /// The latest of which a renderer other than Cairo has made a picture.
  private static var latest: RenderNode?

  /// A picture of what is in an extent; nil where the renderer makes none. The node stays until the next that is not of Cairo:
  /// GTK's older GL renderer knows what it has painted by the addresses of nodes until it has painted once more, and would take a
  /// newer node at the same address for it.
  package func texture(by renderer: OpaquePointer, of extent: CGRect) -> ObjectReference? {
    var extent = graphene_rect_t(extent)
    let texture = gsk_renderer_render_texture(renderer, node, &extent)
    if !renderer.isCairo { Self.latest = self }
    return texture.map { ObjectReference(taking: $0.objectAddress) }
  }

  /// What was painted on an image surface, as a texture.
  package static func texture(of surface: OpaquePointer?) -> ObjectReference? {
    let texture: OpaquePointer? = graft_texture_of(surface)
    return texture.map { ObjectReference(taking: $0.objectAddress) }
  }

  deinit { gsk_render_node_unref(node) }
}

extension OpaquePointer {
  /// Whether this renderer has Cairo paint.
  @MainActor
  package var isCairo: Bool { isA(gsk_cairo_renderer_get_type()) }
}
