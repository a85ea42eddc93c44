import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A view of which pictures are made.
@MainActor
protocol DrawnTree<Content>: AnyObject {
  associatedtype Content: View
  /// The view; another one updates the tree in place.
  var rootView: Content { get set }
  /// Whether a picture is being made: what changes meanwhile is in it.
  var isDrawing: Bool { get set }
  /// Runs pending bodies, then returns the size of the view for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// What is painted of the view in its size; nil where that is nothing.
  func node(of size: CGSize) -> RenderNode?
  /// The pixels of what is painted.
  func texture(of node: RenderNode, _ pixels: CGSize) -> ObjectReference?
}

extension DrawnTree {
  /// The picture of the view in its size for a proposal.
  func texture(for proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) -> ObjectReference? {
    isDrawing = true
    defer { isDrawing = false }
    let size = size(for: proposal)
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.isDrawable else { return report("is none that can be made", pixels) }
    return texture(of: size, pixels, scale, isOpaque) ?? report("finds no renderer, or no memory", pixels)
  }

  private func texture(of size: CGSize, _ pixels: CGSize, _ scale: CGFloat, _ isOpaque: Bool) -> ObjectReference? {
    let content = node(of: size)
    return picture(of: content, pixels, scale, isOpaque).flatMap { texture(of: $0, pixels) }
  }

  private func report(_ problem: String, _ pixels: CGSize) -> ObjectReference? {
    Diagnostics.report(
      .invalidSize, place: "picture", "a picture of \(pixels.width) × \(pixels.height) pixels \(problem)")
    return nil
  }

  private func picture(of content: RenderNode?, _ pixels: CGSize, _ scale: CGFloat, _ isOpaque: Bool)
    -> RenderNode?
  {
    RenderNode { snapshot in
      // So that the picture has its size where nothing is painted.
      var ground = GdkRGBA(red: 0, green: 0, blue: 0, alpha: isOpaque ? 1 : 0)
      var bounds = graphene_rect_t(CGRect(origin: .zero, size: pixels))
      gtk_snapshot_append_color(snapshot, &ground, &bounds)
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      if let content { gtk_snapshot_append_node(snapshot, content.node) }
    }
  }
}

extension CGSize {
  /// Whether a picture may have so many pixels.
  fileprivate var isDrawable: Bool {
    [width, height].allSatisfy { (1...32767).contains($0) }
  }
}
