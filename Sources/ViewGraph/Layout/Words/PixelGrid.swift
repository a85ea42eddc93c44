import Foundation

/// The pixels on which the edges of what is shown are.
///
/// Edges are rounded and not sizes, so that what touches in the layout touches on the screen (FX30). The edges of
/// neighbours are the same number but for what adding has lost, which moves none of them to another pixel.
package struct PixelGrid: Sendable {
  /// How many there are in a pixel of the application.
  private let scale: CGFloat
  private static let lost: CGFloat = 1e-6

  /// The pixels of the application, on which widgets are.
  package static let application = PixelGrid(scale: 1)

  /// Pixels of which there are `scale` in one of the application, as those of the screen; what is no scale counts as 1.
  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The nearest pixel to a position, in pixels of the application; of two, the one further on.
  package func edge(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + Self.lost).rounded(.down) / scale
  }

  /// The frame between the nearest pixels.
  package func frame(_ frame: CGRect) -> CGRect {
    let (left, top) = (edge(frame.origin.x), edge(frame.origin.y))
    return CGRect(
      x: left, y: top, width: edge(frame.origin.x + frame.size.width) - left,
      height: edge(frame.origin.y + frame.size.height) - top)
  }
}
