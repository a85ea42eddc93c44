import Foundation

/// How views are drawn while they come or go.
package struct TransitionEffect: Equatable {
  /// From 0 for what cannot be seen to 1 for what cannot be seen through.
  package let opacity: Double
  /// By how much what is drawn is enlarged, from the origin of the coordinates.
  package let scale: Double
  /// By how much it is moved afterwards, in points to the right and down.
  package let offset: CGPoint

  /// An effect by what differs from how the views are.
  package init(opacity: Double = 1, scale: Double = 1, offset: CGPoint = .zero) {
    (self.opacity, self.scale, self.offset) = (opacity, scale, offset)
  }

  /// Whether anything can be seen.
  package var isVisible: Bool { opacity > 0 && abs(scale) > 0.000_1 }

  /// As without any effect.
  package static let none = TransitionEffect()

  /// Enlarged from a point.
  static func scaled(_ scale: Double, from anchor: CGPoint) -> TransitionEffect {
    TransitionEffect(scale: scale, offset: CGPoint(x: anchor.x * (1 - scale), y: anchor.y * (1 - scale)))
  }

  /// This effect, and another one done to what it shows.
  func followed(by next: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: opacity * next.opacity, scale: scale * next.scale,
      offset: CGPoint(x: offset.x * next.scale + next.offset.x, y: offset.y * next.scale + next.offset.y))
  }
}
