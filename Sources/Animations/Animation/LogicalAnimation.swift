import Foundation

/// An animation that counts as complete after a time, and moves on.
struct LogicalAnimation: TimedAnimation {
  let base: Animation
  /// In seconds.
  let length: Double

  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let made = base.animate(value: value, time: time, context: &context)
    if time - context.state.takeover >= length { context.isLogicallyComplete = true }
    return made
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard base.shouldMerge(previous: previous, value: value, time: time, context: &context) else { return false }
    context.state.takeover = time
    return true
  }

  var roundLength: Double? { base.roundLength }
  var logicalLength: Double? { base.logicalLength.map { min($0, max(0, length)) } }
  var isShare: Bool { base.isShare }
  var isEndless: Bool { base.isEndless }
  var source: String { "\(base.source).logicallyComplete(after: \(length))" }
}
