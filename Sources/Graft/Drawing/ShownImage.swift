import Foundation
import GTKBridge
import Paths
import ViewGraph

/// What an image draws.
package struct ShownImage: DrawnContent {
  fileprivate let core: ImageCore
  /// Its own.
  let size: CGSize
  package let baseline: CGFloat?
  let image: ImageContent
  let paint: ShapePaint?
  let environment: EnvironmentValues

  init(_ image: ImageContent, of core: ImageCore, with paint: ShapePaint?, in environment: EnvironmentValues) {
    (self.core, self.image, self.paint, self.environment) = (core, image, paint, environment)
    size = core.loader.size(in: environment)
    baseline = image.resizing == nil ? image.source.baseline(of: size, in: environment) : nil
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else { return size }
    let room = proposal.replacingUnspecifiedDimensions(by: size)
    return CGSize(width: max(0, room.width), height: max(0, room.height))
  }

  package var version: Int { IconTheme.version }

  package func draw(in drawing: Drawing) {
    guard let change = core.change else { return drawImage(in: drawing) }
    change.draw(drawing.snapshot, in: drawing.bounds) { drawImage(in: drawing.on($0)) }
  }

  private func drawImage(in drawing: Drawing) {
    let paint = core.paint.shown(of: paint) ?? ShapePaint(.color(.primary))
    if let fill = environment.redacted(paint) { return drawing.fill(with: fill) }
    let resizing = image.resizing ?? ImageResizing(capInsets: EdgeInsets(), mode: .stretch)
    core.effects.pose.draw(in: drawing) { drawing in
      resizing.draw(size, in: drawing) {
        core.loader.draw(
          in: $0, with: paint, environment, isTemplate: image.mode == .template, hasHardPixels: image.hasHardPixels)
      }
    }
  }

  package func contains(_ point: CGPoint, in size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}

extension Drawing {
  /// Fills all of it.
  fileprivate func fill(with paint: ShapePaint) { self.paint(Path(bounds), .fill(FillStyle()), with: paint) }
}
