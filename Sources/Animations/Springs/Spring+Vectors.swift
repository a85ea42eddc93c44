import Foundation

/// The course of a spring from zero to a target, and its steps. As SwiftUI documents it; times are in seconds, and one
/// before the start counts as the start.
extension Spring {
  /// Where it is after a time.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = SpringStep(constants, time: time)
    return target.scaled(by: 1 - step.kept) + initialVelocity.scaled(by: step.carried)
  }

  /// How fast it is after a time, in a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = SpringStep(constants, time: time)
    return target.scaled(by: -step.pulled) + initialVelocity.scaled(by: step.slowed)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let step = SpringStep(constants, time: deltaTime)
    let displacement = value - target
    value = target + displacement.displaced(by: step, velocity: velocity)
    velocity = displacement.velocity(after: step, velocity: velocity)
  }

  /// The force that it has at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time after which it stays within a distance of its target: an estimate that is never too short.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    constants.settlingDuration(
      from: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      within: epsilon)
  }
}

/// The same for whatever can be animated, from a value to another.
extension Spring {
  /// Where it is after a time.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let start = fromValue.animatableData
    return toValue.replacingData(
      with: start
        + value(
          target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// How fast it is after a time, in a second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    toValue.replacingData(
      with: velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force that it has at a position and a velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    toValue.replacingData(
      with: force(
        target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData))
  }

  /// The time after which it stays within a distance of its target: an estimate that is never too short.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
