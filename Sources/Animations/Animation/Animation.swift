import Foundation

/// How a change moves from the old to the new value over time. As SwiftUI documents it.
///
/// A description only: it is carried by a transaction to whoever can animate, such as a transition or a representable.
/// Modifiers wrap what stands before them in the chain (MO29).
public struct Animation: Hashable, Sendable {
  /// What does the work: an animation of one's own, or one of this module.
  public let base: any CustomAnimation

  /// An animation of one's own.
  public init(_ base: some CustomAnimation) { self.base = base }

  /// Whether both move alike: they are made of the same parts in the same order.
  public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  /// Feeds the parts into a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
  /// Where a motion is after a time in seconds, or nil once it is over. As SwiftUI documents it.
  @_specialize(where V == Double)  // Most motions are run by numbers.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast a motion is after a time in seconds, or nil where it has no velocity to hand on. As SwiftUI documents it.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation, which comes during another one, takes that one's place. As SwiftUI documents it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// A spring without a bounce, of half a second (MO14).
  public static var `default`: Animation { .spring() }
}
