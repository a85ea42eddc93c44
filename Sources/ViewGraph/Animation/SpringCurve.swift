import Foundation

/// A spring that is let go at 0 and comes to rest at 1.
struct SpringCurve {
  /// Radians in a second that it would swing without damping.
  private let frequency: Double
  private let damping: Double

  /// A spring by its response in seconds and its damping, of which 1 does not swing over.
  init(response: Double, dampingFraction: Double) {
    frequency = 2 * .pi / response
    damping = dampingFraction
  }

  /// Where it is after a time in seconds.
  func value(at time: Double) -> Double {
    if damping == 1 { return 1 - (1 + frequency * time) * exp(-frequency * time) }
    return damping < 1 ? swinging(at: time) : creeping(at: time)
  }

  private func swinging(at time: Double) -> Double {
    let swing = frequency * (1 - damping * damping).squareRoot()
    let rate = damping * frequency
    return 1 - exp(-rate * time) * (cos(swing * time) + rate / swing * sin(swing * time))
  }

  private func creeping(at time: Double) -> Double {
    let (slow, fast) = rates
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// The two rates at which a spring loses its distance that does not swing.
  private var rates: (slow: Double, fast: Double) {
    let root = (damping * damping - 1).squareRoot()
    return (frequency * (damping - root), frequency * (damping + root))
  }

  /// The time in seconds after which it stays within a thousandth of its rest; infinite for one that is not damped.
  var settlingDuration: Double {
    if damping == 1 { return 9.233_4 / frequency }
    if damping < 1 {
      return log(1000 / (1 - damping * damping).squareRoot()) / (damping * frequency)
    }
    let (slow, fast) = rates
    return log(1000 * fast / (fast - slow)) / slow
  }
}
