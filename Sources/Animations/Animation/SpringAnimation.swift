import Foundation

/// A spring that takes over where another animation is, and how fast (MO35).
struct SpringAnimation: TimedAnimation {
  let response: Double
  let dampingRatio: Double
  /// In seconds.
  let blendDuration: Double
  /// In shares of the way a second.
  let initialVelocity: Double

  init(_ spring: Spring, blendDuration: Double = 0, initialVelocity: Double = 0) {
    (response, dampingRatio) = (spring.response, spring.dampingRatio)
    (self.blendDuration, self.initialVelocity) = (blendDuration, initialVelocity)
  }

  var constants: SpringConstants { SpringConstants(response: response, dampingRatio: dampingRatio) }

  var roundLength: Double? { constants.settlingDuration(from: 1, velocity: 0, within: 0.001) }
  var logicalLength: Double? { roundLength.map { min($0, max(0, response)) } }

  var source: String {
    if initialVelocity == 0 {
      return ".spring(response: \(response), dampingFraction: \(dampingRatio), blendDuration: \(blendDuration))"
    }
    let bounce = Spring(response: response, dampingRatio: dampingRatio).bounce
    return ".interpolatingSpring(duration: \(response), bounce: \(bounce), initialVelocity: \(initialVelocity))"
  }
}

// MARK: - The course

extension SpringAnimation {
  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let elapsed = context.state.spring.clock.advance(to: time)
    if elapsed >= max(0, response) { context.isLogicallyComplete = true }
    return context.state.spring.beginsAtRest
      ? animateFromRest(value, at: elapsed, unit: context.state.unit)
      : animate(value, at: elapsed, &context.state.spring)
  }

  // Apart, so that a spring from rest needs to know nothing of the types below.
  @inline(never)
  private func animate<V: VectorArithmetic>(_ value: V, at elapsed: Double, _ state: inout SpringState<V>) -> V? {
    if let takeover = state.takeover { state.course = course(after: takeover, to: value) }
    state.takeover = nil
    return state.course?.animate(to: value, at: elapsed, by: constants)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let elapsed = context.state.spring.clock.elapsed(at: time)
    if let takeover = context.state.spring.takeover { return takeover.velocity }
    if let course = context.state.spring.course { return course.velocity(at: elapsed, by: constants) }
    let step = SpringStep(constants, time: elapsed)
    return value.scaled(by: initialVelocity * step.slowed - step.pulled)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context)
    let origin = previous.animate(value: value, time: time, context: &context) ?? value
    context.state.spring = SpringState(
      takeover: SpringTakeover(
        origin: origin, velocity: velocity, response: (previous.base as? SpringAnimation)?.response))
    context.isLogicallyComplete = false
    return true
  }

  private func course<V>(after takeover: SpringTakeover<V>, to value: V) -> SpringCourse<V> {
    let way = value - takeover.origin
    return SpringCourse(
      displacement: way.scaled(by: -1), velocity: takeover.velocity ?? way.scaled(by: initialVelocity),
      of: constants, blend: SpringBlend(from: takeover.response, to: self))
  }

  /// All happens along the way, so that numbers are enough.
  private func animateFromRest<V: VectorArithmetic>(_ way: V, at elapsed: Double, unit: Double) -> V? {
    let step = SpringStep(constants, time: elapsed)
    let (displacement, velocity) = (-1.0, initialVelocity)
    let left = displacement * step.kept + velocity * step.carried
    let speed = displacement * step.pulled + velocity * step.slowed
    let acceleration = constants.acceleration(displacement: left, velocity: speed)
    let square = way.magnitudeSquared * unit * unit
    let isAtRest = SpringRest.includes(
      distance: left * left, way: 1, speed: speed * speed * square, acceleration: acceleration * acceleration * square)
    return isAtRest ? nil : way.scaled(by: 1 + left)
  }
}
