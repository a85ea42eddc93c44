/// The course of a spring from any displacement and velocity.
struct SpringCourse<Value: VectorArithmetic> {
  /// The square of how far it is at first, and of how far its velocity would carry it.
  private let way: Double
  private var displacement: Value
  private var velocity: Value
  private let blend: SpringBlend?
  /// How many steps of the blend have been made.
  private var steps = 0.0

  /// A course from where the spring is away from its target, in units, and how fast it is, in units a second.
  init(displacement: Value, velocity: Value, of constants: SpringConstants, blend: SpringBlend?) {
    let frequency = constants.frequency
    let reach = frequency > 0 ? velocity.magnitudeSquared / (frequency * frequency) : 0
    way = displacement.magnitudeSquared + reach
    (self.displacement, self.velocity, self.blend) = (displacement, velocity, blend)
  }

  /// Where it is after a time in seconds on the way to a target, or nil once it is at rest.
  mutating func animate(to target: Value, at time: Double, by constants: SpringConstants) -> Value? {
    advance(to: time)
    let (displacement, velocity) = state(at: time, by: constants)
    let acceleration =
      displacement.scaled(by: -constants.frequency * constants.frequency)
      - velocity.scaled(by: 2 * constants.dampingRatio * constants.frequency)
    let isAtRest = SpringRest.includes(
      distance: displacement.magnitudeSquared, way: way, speed: velocity.magnitudeSquared,
      acceleration: acceleration.magnitudeSquared)
    return isAtRest ? nil : target + displacement
  }

  /// How fast it is after a time in seconds, in a second.
  func velocity(at time: Double, by constants: SpringConstants) -> Value { state(at: time, by: constants).velocity }

  private func state(at time: Double, by constants: SpringConstants) -> (displacement: Value, velocity: Value) {
    guard let blend else { return moved(by: SpringStep(constants, time: time)) }
    let blended = blend.step(from: steps * SpringBlend.step, to: min(time, blend.duration))
    var end = self
    (end.displacement, end.velocity) = moved(by: blended)
    return end.moved(by: SpringStep(constants, time: time - blend.duration))
  }

  /// Makes the whole steps of the blend up to a time: the course is the same however many frames it is seen in.
  private mutating func advance(to time: Double) {
    guard let blend else { return }
    while (steps + 1) * SpringBlend.step <= min(time, blend.duration) {
      let start = steps * SpringBlend.step
      (displacement, velocity) = moved(by: blend.step(from: start, to: start + SpringBlend.step))
      steps += 1
    }
  }

  private func moved(by step: SpringStep) -> (displacement: Value, velocity: Value) {
    (displacement.displaced(by: step, velocity: velocity), displacement.velocity(after: step, velocity: velocity))
  }
}

/// How the response of one spring turns into that of the next (MO37).
struct SpringBlend {
  /// In seconds.
  let duration: Double
  private let former: Double
  private let next: Double
  private let dampingRatio: Double

  /// The time in seconds for which a response is taken as constant.
  static let step = 1.0 / 300

  /// None where there is nothing to blend, or no time for it.
  init?(from response: Double?, to animation: SpringAnimation) {
    guard let response, response > 0, response.isFinite, animation.blendDuration > 0 else { return nil }
    (duration, former, next) = (animation.blendDuration, response, animation.response)
    dampingRatio = animation.dampingRatio
  }

  /// What a time between two moments, in seconds, makes of the spring.
  func step(from start: Double, to end: Double) -> SpringStep {
    let share = (start + end) / 2 / duration
    let response = former + (next - former) * share * share * (3 - 2 * share)
    return SpringStep(SpringConstants(response: response, dampingRatio: dampingRatio), time: end - start)
  }
}
