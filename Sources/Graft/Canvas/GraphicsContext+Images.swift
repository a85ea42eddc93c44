import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension GraphicsContext {
  /// An image as it looks where the canvas is. As SwiftUI documents it.
  public struct ResolvedImage: Sendable {
    fileprivate let loader: ImageLoader
    /// The size of the image, in points (CV8).
    public let size: CGSize
    /// How far below its top the image stands on a line of text: at its bottom.
    public var baseline: CGFloat { size.height }
    /// What a symbolic icon is drawn with; a colour, or else that of the canvas is taken (CV8).
    public var shading: Shading?
  }

  /// An image, to be measured, or drawn several times. One that cannot be read is drawn as a sign for that, and reported.
  public func resolve(_ image: Image) -> ResolvedImage {
    let source = image.source
    return onMain { context in
      let loader = ImageLoader()
      if let missing = loader.load(source) { Diagnostics.report(.missingImage, place: missing, missing) }
      return ResolvedImage(loader: loader, size: loader.size(in: context.environment))
    }
  }

  /// Draws an image in all of a rectangle, whatever its proportions (CV8).
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.isDrawable else { return }
    onMain { context in
      let color = (image.shading ?? .foreground).paint(for: rect, in: context)?.paint.color ?? .primary
      let node = RenderNode { snapshot in
        let drawing = Drawing(snapshot: snapshot, widget: context.surface.widget, bounds: rect)
        image.loader.draw(in: drawing, with: ShapePaint(.color(color)), context.environment)
      }
      guard let node else { return }
      context.surface.draw(context.state, isFlat: false) { gsk_render_node_draw(node.node, $0.cairo) }
    }
  }

  /// Draws an image at its own size with a point of it, its middle unless said otherwise, at a point (CV8).
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor, at: point, size: image.size))
  }

  /// Draws an image in all of a rectangle, whatever its proportions.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size with a point of it, its middle unless said otherwise, at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
