import Foundation
import GTKBridge
import Paths
import ViewGraph

/// An image in a picture that is made without a display, where it has no widget.
private struct PicturedImage: DrawnContent {
  let image: ImageContent
  let loader: ImageLoader
  let environment: EnvironmentValues

  private var size: CGSize { loader.size(in: environment) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else { return size }
    let room = proposal.replacingUnspecifiedDimensions(by: size)
    return CGSize(width: max(0, room.width), height: max(0, room.height))
  }

  func draw(in drawing: Drawing) {
    let paint = environment.foregroundPaint ?? ShapePaint(.color(.primary))
    if let fill = environment.redacted(paint) { return drawing.fill(with: fill) }
    let resizing = image.resizing ?? ImageResizing(capInsets: EdgeInsets(), mode: .stretch)
    resizing.draw(size, in: drawing) {
      loader.draw(
        in: $0, with: paint, environment, isTemplate: image.mode == .template, hasHardPixels: image.hasHardPixels)
    }
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}

/// How an image is a leaf of such a picture.
enum PicturedImageBehavior: DrawnBehavior {
  typealias Content = ImageContent

  static func drawn(_ view: ImageContent, in environment: EnvironmentValues) -> any DrawnContent {
    let loader = PaintedImages.loader(of: view.source.shown(in: environment))
    return PicturedImage(image: view, loader: loader, environment: environment)
  }
}

extension Drawing {
  /// Fills all of it.
  func fill(with paint: ShapePaint) { self.paint(Path(bounds), .fill(FillStyle()), with: paint) }
}
