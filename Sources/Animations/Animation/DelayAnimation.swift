import Foundation

/// An animation after a time at the start.
struct DelayAnimation: TimedAnimation {
  let base: Animation
  let delay: Double

  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < wait ? .zero : base.animate(value: value, time: time - wait, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < wait ? nil : base.velocity(value: value, time: time - wait, context: context)
  }

  /// While it waits the other one goes on, so that it is laid over it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    wait == 0 && base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  private var wait: Double { delay > 0 ? delay : 0 }

  var roundLength: Double? { base.roundLength.map { $0 + wait } }
  var logicalLength: Double? { base.logicalLength.map { $0 + wait } }
  var isShare: Bool { base.isShare }
  var isEndless: Bool { base.isEndless }
  var source: String { "\(base.source).delay(\(delay))" }
}
