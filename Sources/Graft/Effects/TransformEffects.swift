import Foundation
import GTKBridge
import Paths
import ViewGraph

/// That a view is turned, scaled or tilted where it is.
struct TransformEffect<Transform: EffectTransform>: IslandEffect {
  static var traits: IslandTraits { [.isGroup, .isTilted] }

  var transform: Transform
  var invalidParameter: String?

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return IslandTreatment(transform: invalidParameter == nil ? isMirrored ? transform.mirrored : transform : nil)
  }
}

extension TransformEffect: @MainActor Animatable where Transform: Animatable {
  var animatableData: Transform.AnimatableData {
    get { transform.animatableData }
    set { transform.animatableData = newValue }
  }
}

extension View {
  /// The view, transformed unless one of the numbers is none.
  func transformed(_ transform: some EffectTransform, by numbers: CGFloat..., of name: String) -> some View {
    let invalid = numbers.allSatisfy(\.isFinite) ? nil : "a number of a \(name) is none, or endless"
    return ModifiedItems(content: self, modifier: TransformEffect(transform: transform, invalidParameter: invalid))
  }
}

/// A turn, clockwise on the screen, around a point of the room.
struct TurnEffect: EffectTransform, Equatable, Animatable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  var mirrored: TurnEffect {
    TurnEffect(angle: Angle(degrees: -angle.degrees), anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y))
  }

  func projection(in size: CGSize) -> ProjectionTransform? {
    // A full turn is none, exactly.
    let degrees = angle.degrees.truncatingRemainder(dividingBy: 360)
    let place = anchor.place(in: CGRect(origin: .zero, size: size))
    let turn = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: Angle(degrees: degrees).radians)
    return ProjectionTransform(turn.translatedBy(x: -place.x, y: -place.y))
  }
}

/// A multiplication of the sides, from a point of the room.
struct ScalingEffect: EffectTransform, Equatable, Animatable {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  /// GTK would still pick what has no width or height.
  func projection(in size: CGSize) -> ProjectionTransform? {
    if scale.width == 0 || scale.height == 0 { return nil }
    let place = anchor.place(in: CGRect(origin: .zero, size: size))
    let scaled = CGAffineTransform(translationX: place.x, y: place.y).scaledBy(x: scale.width, y: scale.height)
    return ProjectionTransform(scaled.translatedBy(x: -place.x, y: -place.y))
  }
}

/// A fixed change of the coordinates, from the upper left corner of the room.
struct FixedProjection: EffectTransform, Equatable {
  let projection: ProjectionTransform

  func projection(in size: CGSize) -> ProjectionTransform? { projection }
}

extension View {
  /// Turns what is painted and hit of the view, clockwise on the screen, around a point of its frame (FX1 to FX3); where reading
  /// starts at the right the other way, around the point at the other side (FX8). It changes no layout. As SwiftUI documents it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(TurnEffect(angle: angle, anchor: anchor), by: angle.degrees, anchor.x, anchor.y, of: "rotation effect")
  }

  /// Scales what is painted and hit of the view, from a point of its frame; a negative factor mirrors it (FX4), and at zero it
  /// is neither seen nor hit (FX5). It changes no layout. As SwiftUI documents it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(
      ScalingEffect(scale: scale, anchor: anchor), by: scale.width, scale.height, anchor.x, anchor.y, of: "scale effect"
    )
  }

  /// Scales the view by one factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by a factor along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Changes where the points of the view are painted and hit, from the upper left corner of its frame; a transform that
  /// nothing takes back is ignored (FX7). It changes no layout. As SwiftUI documents it.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Changes where the points of the view are painted and hit, from the upper left corner of its frame; a transform that
  /// nothing takes back is ignored (FX7). It changes no layout. As SwiftUI documents it.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    let invalid = transform.isUsable ? nil : "nothing takes the transform of an effect back"
    return ModifiedItems(
      content: self,
      modifier: TransformEffect(transform: FixedProjection(projection: transform), invalidParameter: invalid))
  }
}

extension ProjectionTransform {
  /// Whether another transform takes this one back.
  var isUsable: Bool {
    var inverse = self
    return inverse.invert()
  }
}
