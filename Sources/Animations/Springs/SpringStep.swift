import Foundation

/// What a time makes of a spring's displacement and of its velocity: a sum of shares of both, of any size and direction.
struct SpringStep {
  /// The share of the displacement that is left.
  let kept: Double
  /// The displacement that comes from the velocity, in seconds.
  let carried: Double
  /// The velocity that comes from the displacement, in shares of it a second.
  let pulled: Double
  /// The share of the velocity that is left.
  let slowed: Double

  /// A step of a time in seconds. One of no time, or without a frequency, leaves all as it is.
  init(_ constants: SpringConstants, time: Double) {
    guard time > 0, constants.frequency > 0 else {
      (kept, carried, pulled, slowed) = (1, 0, 0, 1)
      return
    }
    // After this time nothing changes, and the products below stay finite.
    let time = min(time, 1e9)
    self =
      constants.dampingRatio > 1 + Self.critical
      ? SpringStep(creeping: constants, time: time) : SpringStep(swinging: constants, time: time)
  }

  /// Damping ratios this close to 1 count as 1, which changes nothing that can be seen and divides by nothing tiny.
  private static let critical = 1e-6

  private init(swinging constants: SpringConstants, time: Double) {
    let (frequency, damping) = (constants.frequency, constants.dampingRatio)
    let rate = damping * frequency
    let swing = damping < 1 - Self.critical ? frequency * (1 - damping * damping).squareRoot() : 0
    let left = exp(-rate * time)
    let (along, across) = swing > 0 ? (cos(swing * time), sin(swing * time) / swing) : (1, time)
    kept = left * (along + rate * across)
    carried = left * across
    pulled = -frequency * frequency * carried
    slowed = left * (along - rate * across)
  }

  private init(creeping constants: SpringConstants, time: Double) {
    let (slow, fast) = constants.rates
    let ratio = slow / fast
    let (late, early) = (exp(-slow * time), exp(-fast * time))
    kept = (late - ratio * early) / (1 - ratio)
    carried = (late - early) / (fast - slow)
    pulled = -constants.frequency * constants.frequency * carried
    slowed = (early - ratio * late) / (1 - ratio)
  }
}

extension VectorArithmetic {
  /// The displacement after a step that starts from this one.
  func displaced(by step: SpringStep, velocity: Self) -> Self {
    scaled(by: step.kept) + velocity.scaled(by: step.carried)
  }

  /// The velocity after a step that starts from this displacement.
  func velocity(after step: SpringStep, velocity: Self) -> Self {
    scaled(by: step.pulled) + velocity.scaled(by: step.slowed)
  }
}
