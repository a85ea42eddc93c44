import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// How a view is turned and scaled in its room, which layout knows nothing of: GTK paints it so, and picks it where it is
/// painted.
package struct EffectTransform: Equatable {
  /// Clockwise on the screen, in degrees.
  let degrees: Double
  let scale: CGSize
  /// What stays where it is.
  let anchor: UnitPoint

  /// Numbers that are none, or endless, change nothing (FX37).
  package init(degrees: Double = 0, scale: CGSize = CGSize(width: 1, height: 1), anchor: UnitPoint) {
    func usable(_ number: Double, or neutral: Double) -> Double { number.isFinite ? number : neutral }
    self.degrees = usable(degrees, or: 0).truncatingRemainder(dividingBy: 360)
    self.scale = CGSize(width: usable(scale.width, or: 1), height: usable(scale.height, or: 1))
    self.anchor = UnitPoint(x: usable(anchor.x, or: 0.5), y: usable(anchor.y, or: 0.5))
  }

  /// Whether nothing is left to be seen: GTK would still pick it.
  var isFlat: Bool { scale.width == 0 || scale.height == 0 }

  /// A transform with this one done before it, for a room of a size. Takes the transform, and returns one to its caller.
  @MainActor
  func applied(to transform: OpaquePointer?, in size: CGSize) -> OpaquePointer? {
    var (place, back) = (graphene_point_t(), graphene_point_t())
    (place.x, place.y) = (Float(size.width * anchor.x), Float(size.height * anchor.y))
    (back.x, back.y) = (-place.x, -place.y)
    let turned = gsk_transform_rotate(gsk_transform_translate(transform, &place), Float(degrees))
    return gsk_transform_translate(gsk_transform_scale(turned, Float(scale.width), Float(scale.height)), &back)
  }
}
