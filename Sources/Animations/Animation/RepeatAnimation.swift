import Foundation

/// An animation that runs several times (MO30). On the way back it goes from its end to its start, as slowly at first as
/// on the way there, and waits as long (MO31).
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// Nil for ever.
  let count: Int?
  let autoreverses: Bool
  /// The time of a round in seconds; nil where only running it can tell.
  private let round: Double?

  init(base: Animation, count: Int?, autoreverses: Bool) {
    self.base = base
    self.count = count.map { max(1, $0) }
    self.autoreverses = autoreverses
    round = base.isEndless ? .infinity : base.roundLength
  }

  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let round else { return animateUnknown(value, at: time, &context) }
    guard let place = place(at: time, round: round) else { return nil }
    let wasComplete = context.isLogicallyComplete
    context.isLogicallyComplete = false
    let made = base.animate(value: value, time: place.time, context: &context) ?? value
    context.isLogicallyComplete = wasComplete || (isLast(place.index) && context.isLogicallyComplete)
    return isBackwards(place.index) ? value - made : made
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let round, let place = place(at: time, round: round) else { return nil }
    let velocity = base.velocity(value: value, time: place.time, context: context)
    return isBackwards(place.index) ? velocity?.scaled(by: -1) : velocity
  }

  var roundLength: Double? { base.roundLength.map { $0 * Double(count ?? 1) } }

  var logicalLength: Double? {
    guard let length = base.roundLength, let logical = base.logicalLength else { return nil }
    return length * Double((count ?? 1) - 1) + logical
  }

  var isShare: Bool { base.isShare }
  var isEndless: Bool { count == nil || base.isEndless }

  var source: String {
    let back = "autoreverses: \(autoreverses)"
    return base.source + (count.map { ".repeatCount(\($0), \(back))" } ?? ".repeatForever(\(back))")
  }
}

// MARK: - Rounds

extension RepeatAnimation {
  /// The round at a moment, and the time since it began, in seconds; nil once all are over.
  private func place(at time: Double, round: Double) -> (index: Double, time: Double)? {
    guard round > 0 else { return nil }
    if round.isInfinite { return (0, time) }
    let index = (time / round).rounded(.down)
    guard index < count.map(Double.init) ?? .infinity else { return nil }
    return (index, time - index * round)
  }

  private func isLast(_ index: Double) -> Bool { count.map { index + 1 >= Double($0) } ?? false }

  private func isBackwards(_ index: Double) -> Bool {
    autoreverses && !index.truncatingRemainder(dividingBy: 2).isZero
  }

  /// Rounds of an animation of which only running it tells when it is over: each ends in the frame in which it does.
  private func animateUnknown<V: VectorArithmetic>(
    _ value: V, at time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    let round = context.state[UnknownRound<V>.self]
    var inner = AnimationContext(state: round.state)
    let made = base.animate(value: value, time: time - round.start, context: &inner)
    if isLast(round.index) {
      if inner.isLogicallyComplete { context.isLogicallyComplete = true }
      if made == nil { return nil }
    }
    context.state[UnknownRound<V>.self] = round.next(made == nil, at: time, inner.state)
    return isBackwards(round.index) ? value - (made ?? value) : made ?? value
  }
}

/// A round that runs, when it began, and what its animation keeps.
private struct UnknownRound<Value: VectorArithmetic>: AnimationStateKey {
  var index = 0.0
  var start = 0.0
  var state = AnimationState<Value>()

  static var defaultValue: UnknownRound { UnknownRound() }

  /// The round after this one, or this one with what its animation keeps now.
  func next(_ isOver: Bool, at time: Double, _ state: AnimationState<Value>) -> UnknownRound {
    isOver ? UnknownRound(index: index + 1, start: time) : UnknownRound(index: index, start: start, state: state)
  }
}
