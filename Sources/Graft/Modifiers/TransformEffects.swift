import Foundation
import GTKBridge
import Paths
import ViewGraph

/// That a view is turned and scaled where it is.
struct TransformEffect: IslandEffect {
  let transform: EffectTransform

  func transform(in environment: EnvironmentValues) -> EffectTransform? { transform }
}

extension View {
  /// Turns what is painted and hit of the view, clockwise on the screen, around a point of its frame (FX1 to FX3). It changes
  /// no layout. As SwiftUI documents it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    ModifiedItems(
      content: self,
      modifier: TransformEffect(transform: EffectTransform(degrees: angle.degrees, anchor: anchor)))
  }

  /// Scales what is painted and hit of the view, from a point of its frame; a negative factor mirrors it (FX4), and at zero it
  /// is neither seen nor hit (FX5). It changes no layout. As SwiftUI documents it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    ModifiedItems(
      content: self, modifier: TransformEffect(transform: EffectTransform(scale: scale, anchor: anchor)))
  }

  /// Scales the view by one factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by a factor along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
