import Foundation

/// What moved a property before an animation begins: writes, whose velocity the context tells, and the animation that ran
/// at the same time, if one did. It is never run, only merged with (MO39).
struct TrackedMotion: CustomAnimation {
  let base: Animation?

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let base else { return .zero }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let own = base?.velocity(value: value, time: time, context: context)
    guard let tracked = context.state.trackedVelocity else { return own }
    return own.map { tracked + $0 } ?? tracked
  }
}
