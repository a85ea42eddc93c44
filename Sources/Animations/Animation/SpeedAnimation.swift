import Foundation

/// An animation whose time runs at another speed.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard speed >= 0, speed.isFinite else { return nil }
    return base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// The other animation is handed on as it looks on the clock of this one's base.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0, speed.isFinite else { return false }
    return base.shouldMerge(
      previous: previous.speed(1 / speed), value: value, time: time * speed, context: &context)
  }

  var roundLength: Double? { base.roundLength.map { $0 / speed } }
  var logicalLength: Double? { base.logicalLength.map { $0 / speed } }
  var isShare: Bool { base.isShare }
  var isEndless: Bool { base.isEndless }
  var source: String { "\(base.source).speed(\(speed))" }
}
