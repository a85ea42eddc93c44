import Foundation
import GTKBridge
import Paths
import ViewGraph

/// Changes of how a view is painted, as a value: what `visualEffect(_:)` makes of the geometry of a view. As SwiftUI documents
/// it.
nonisolated public protocol VisualEffect: Sendable {
  /// The runtime's requirement: the changes, the innermost first.
  var _steps: _VisualSteps { get }
}

/// No change yet. As SwiftUI documents it.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// The view as it is.
  public init() {}

  /// None.
  public var _steps: _VisualSteps { _VisualSteps(steps: []) }
}

/// A change after others.
nonisolated private struct FurtherEffect: VisualEffect {
  let _steps: _VisualSteps
}

nonisolated extension VisualEffect {
  private func then(_ step: VisualStep) -> some VisualEffect {
    FurtherEffect(_steps: _VisualSteps(steps: _steps.steps + [step]))
  }

  /// Makes the view transparent as one.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }

  /// Blurs the view; the radius is in pixels.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(.blur(radius, opaque)) }

  /// Adds to red, green and blue.
  public func brightness(_ amount: Double) -> some VisualEffect { then(.color(.brightness(amount))) }

  /// Moves colours away from the middle grey by a factor.
  public func contrast(_ amount: Double) -> some VisualEffect { then(.color(.contrast(amount))) }

  /// Makes colours weaker or stronger.
  public func saturation(_ amount: Double) -> some VisualEffect { then(.color(.saturation(amount))) }

  /// Makes colours grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(.color(.saturation(1 - amount))) }

  /// Turns the hue of all colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.color(.hueRotation(angle))) }

  /// Shows the view elsewhere by a distance in pixels.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(.offset(offset)) }

  /// Shows the view elsewhere by a distance in pixels.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the view from a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.scale(scale, anchor))
  }

  /// Scales the view by one factor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view by a factor along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view around a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.turn(angle, anchor))
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .spatialTurn(
        SpatialTurn(
          angle: angle, axis: SpatialVector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, depth: anchorZ,
          perspective: perspective)))
  }

  /// Changes where the points of the view are painted, from the upper left corner of its frame.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { then(.projection(transform)) }
}

/// That a view is changed as its geometry says.
struct VisualIsland: IslandEffect {
  static var traits: IslandTraits { [.isGroup, .isTilted] }
}

extension View {
  /// Changes how the view is painted as its geometry says: the effect is made anew when that changes, as by scrolling, and no body
  /// is evaluated for it (FX34). It changes no layout, and the geometry is that without the effect. As SwiftUI documents it.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    visualChange { proxy in VisualChange(steps: effect(EmptyVisualEffect(), proxy)._steps.steps) }
  }

  /// Changes how the view is painted in a way that is made of its geometry.
  func visualChange(_ change: @escaping (GeometryProxy) -> VisualChange) -> some View {
    let treatment = GeometryTreatment(change, animation: \.animation) { change, element in
      (element as? IslandWidget)?.show(change)
      (element as? PictureIsland)?.take(change.treatment)
    }
    return ModifiedItems(content: ModifiedItems(content: self, modifier: VisualIsland()), modifier: treatment)
  }
}
