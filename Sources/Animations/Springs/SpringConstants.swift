import Foundation

/// The two numbers that a spring's course follows from, fit for arithmetic (MO23).
struct SpringConstants {
  /// Radians in a second that it would swing without damping; 0 for one that never moves.
  let frequency: Double
  /// At least 0; 1 is the least that does not swing over.
  let dampingRatio: Double

  /// The frequency of the stiffest spring that is drawn.
  static let highestFrequency = 45_000.0.squareRoot()

  /// A response that is no positive number is the shortest; a damping ratio below 0 is 0, one that is no number 1.
  init(response: Double, dampingRatio: Double) {
    frequency = response > 0 ? min(2 * .pi / response, Self.highestFrequency) : Self.highestFrequency
    self.dampingRatio = dampingRatio.isNaN ? 1 : max(dampingRatio, 0)
  }

  /// The two rates at which a spring loses its displacement that does not swing: the slow one, and the fast one.
  var rates: (slow: Double, fast: Double) {
    let sum = dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency / sum, frequency * sum)
  }
}

// MARK: - The time of rest

extension SpringConstants {
  /// The time in seconds after which a spring stays within a distance of its rest; infinite for one that is not damped
  /// or never moves.
  func settlingDuration(from displacement: Double, velocity: Double, within distance: Double) -> Double {
    let rate = dampingRatio > 1 ? rates.slow : dampingRatio * frequency
    guard rate > 0, distance > 0 else { return .infinity }
    // The displacement is at most e⁻ᵗ times a sum that grows far slower, so that each round comes down to the time.
    var time = 1e4
    for _ in 0..<60 {
      let most = displacement * min(swell, 1 + time) + velocity / rate * min(reach(at: rate), time)
      time = max(0, log(most / distance))
    }
    return time / rate
  }

  /// How far the displacement goes beyond its mean course.
  private var swell: Double {
    if dampingRatio < 1 { return 1 / (1 - dampingRatio * dampingRatio).squareRoot() }
    let (slow, fast) = rates
    return 1 / (1 - slow / fast)
  }

  /// How far a velocity carries at most, in the time of a rate.
  private func reach(at rate: Double) -> Double {
    if dampingRatio < 1 { return rate / (frequency * (1 - dampingRatio * dampingRatio).squareRoot()) }
    let (slow, fast) = rates
    return rate / (fast - slow)
  }
}
