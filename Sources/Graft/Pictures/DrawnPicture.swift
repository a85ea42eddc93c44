import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A view that is drawn where there is no display: by Cairo, and without widgets.
@MainActor
final class DrawnPicture<Content: View>: DrawnTree {
  private let tree: PictureTree<Content>
  var isDrawing = false

  /// A tree of a view, and a function that is called when something in that has changed of itself.
  init(_ content: Content, contentDidChange: @escaping () -> Void) {
    tree = PictureTree(content)
    tree.whenContentChanges { [weak self] in
      if self?.isDrawing == false { contentDidChange() }
    }
  }

  var rootView: Content {
    get { tree.rootView }
    set { tree.rootView = newValue }
  }

  func size(for proposal: ProposedViewSize) -> CGSize { tree.sizeThatFits(proposal) }

  func node(of size: CGSize) -> RenderNode? { tree.node(in: size) }

  func texture(of node: RenderNode, _ pixels: CGSize) -> ObjectReference? { node.picture(pixels) }
}

extension RenderNode {
  /// What Cairo makes of it in a size; nil where there is no memory for it.
  func picture(_ pixels: CGSize) -> ObjectReference? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels.width.pixels, pixels.height.pixels)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else { return nil }
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
    return RenderNode.texture(of: surface)
  }
}
