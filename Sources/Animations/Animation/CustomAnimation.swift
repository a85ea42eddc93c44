import Foundation

/// How a value moves over time, in a way of one's own. As SwiftUI documents it (MO40).
///
/// Values are vectors from where the motion began: zero is its start, the value given its end. Times are in seconds from
/// the first frame of the motion.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Where the motion is after a time, or nil once it is over. What is to be known in later calls is kept in the context.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the motion is after a time, in a second; nil where it has no velocity to hand on.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation, which comes during another one, takes that one's place.
  ///
  /// If it does, it goes on from that one's start, with its time and its state, to its own end. Else it is laid over it.
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The end of the motion that runs.
  ///   - time: The time since the start of the motion that runs.
  ///   - context: The state of the motion that runs, which may be changed for this one.
  /// - Returns: Whether it does.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// None.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// No: it is laid over the other one.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
