import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A change of where a view is painted and hit, which depends on its size. As SwiftUI documents it.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Where the points of a view of a size come to, from its upper left corner. A transform that nothing takes back is ignored
  /// (FX7). Called when the view is placed.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view with the effect.
  @MainActor public func body(content: Content) -> some View {
    ModifiedItems(content: content, modifier: TransformEffect(transform: EffectValue(effect: self)))
  }

  /// The same effect, of which the frames that a `GeometryProxy` tells of contain nothing. Claim FX33.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that layout knows nothing of. As `ignoredByLayout()` makes it.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public func body(content: Content) -> some View {
    let value = EffectValue(effect: base, isIgnoredByLayout: true)
    return ModifiedItems(content: content, modifier: TransformEffect(transform: value))
  }
}

/// The island of the effect moves, and no body is evaluated for that.
extension ModifiedContent: AnimatedInside where Modifier: GeometryEffect {}

/// The transform of an effect.
private struct EffectValue<Effect: GeometryEffect>: EffectTransform, Animatable {
  var effect: Effect
  var isIgnoredByLayout = false

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func projection(in size: CGSize) -> ProjectionTransform? {
    let projection = effect.effectValue(size: size)
    if projection.isUsable { return projection }
    Diagnostics.report(
      .invalidEffect, place: String(describing: Effect.self),
      "nothing takes back the transform of \(Effect.self) for a view of \(size.width) by \(size.height) pixels; it is ignored"
    )
    return ProjectionTransform()
  }
}
