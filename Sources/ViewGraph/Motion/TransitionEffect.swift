import Foundation

/// How views are drawn while they come or go.
package struct TransitionEffect: Equatable {
  /// From 0 for what cannot be seen to 1 for what cannot be seen through.
  package let opacity: Double
  /// By how much what is drawn is enlarged along each axis, from the origin of the coordinates.
  package let scale: CGSize
  /// By how much it is moved afterwards, in points to the right and down.
  package let offset: CGPoint

  /// An effect by what differs from how the views are.
  package init(opacity: Double = 1, scale: Double = 1, offset: CGPoint = .zero) {
    self.init(opacity: opacity, scale: CGSize(width: scale, height: scale), offset: offset)
  }

  private init(opacity: Double, scale: CGSize, offset: CGPoint) {
    (self.opacity, self.scale, self.offset) = (opacity, scale, offset)
  }

  /// Whether anything can be seen.
  package var isVisible: Bool { opacity > 0 && abs(scale.width) > 0.000_1 && abs(scale.height) > 0.000_1 }

  /// As without any effect.
  static let none = TransitionEffect()

  /// Enlarged from a point.
  static func scaled(_ scale: Double, from anchor: CGPoint) -> TransitionEffect {
    TransitionEffect(scale: scale, offset: CGPoint(x: anchor.x * (1 - scale), y: anchor.y * (1 - scale)))
  }

  /// Drawn in another frame than its own.
  static func stretched(from frame: CGRect, to other: CGRect) -> TransitionEffect {
    let scale = CGSize(
      width: frame.width > 0 ? other.width / frame.width : 1, height: frame.height > 0 ? other.height / frame.height : 1
    )
    let offset = CGPoint(x: other.minX - frame.minX * scale.width, y: other.minY - frame.minY * scale.height)
    return TransitionEffect(opacity: 1, scale: scale, offset: offset)
  }

  /// This effect, and another one done to what it shows.
  func followed(by next: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: opacity * next.opacity,
      scale: CGSize(width: scale.width * next.scale.width, height: scale.height * next.scale.height),
      offset: CGPoint(
        x: offset.x * next.scale.width + next.offset.x, y: offset.y * next.scale.height + next.offset.y))
  }
}
