import Foundation
import GTKBridge
import Paths
import ViewGraph

/// That a view is painted and hit elsewhere by a distance in pixels, to the trailing edge and down.
struct PaintedOffset: IslandEffect, @MainActor Animatable {
  static var traits: IslandTraits { .isGroup }

  var distance: CGSize

  var animatableData: CGSize.AnimatableData {
    get { distance.animatableData }
    set { distance.animatableData = newValue }
  }

  var invalidParameter: String? {
    distance.width.isFinite && distance.height.isFinite ? nil : "a distance of an offset is none, or endless"
  }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    let x = environment.layoutDirection == .rightToLeft ? -distance.width : distance.width
    let moved = ProjectionTransform(CGAffineTransform(translationX: x, y: distance.height))
    return IslandTreatment(transform: invalidParameter == nil ? FixedProjection(projection: moved) : nil)
  }
}
