import Animations
import Foundation

// Claims round their numbers to three places, and springs may differ by 0.005 of the way (MO15).

extension Double {
  func isClose(to other: Double, within tolerance: Double = 0.0006) -> Bool { (self - other).magnitude <= tolerance }
}

extension AnimatedValue {
  /// What is shown in a frame at a moment.
  mutating func shown(at moment: Double) -> Value {
    _ = advance(to: moment)
    return shown
  }

  /// The same for several frames.
  mutating func shown(at moments: [Double]) -> [Value] { moments.map { shown(at: $0) } }
}

extension AnimatedValue<Double> {
  /// A value that moves from 0 to 100 since a frame at 0.
  static func moving(by animation: Animation, token: Int? = nil) -> AnimatedValue {
    var value = AnimatedValue(0)
    value.change(to: 100, animation: animation, token: token)
    _ = value.advance(to: 0)
    return value
  }
}

extension Animation {
  /// The share of the way that is shown after times, in frames in which it is seen from one to the next.
  func shares(at times: [Double]) -> [Double] {
    var value = AnimatedValue.moving(by: self)
    return value.shown(at: times).map { $0 / 100 }
  }

  func share(at time: Double) -> Double { shares(at: [time])[0] }
}

/// The same numbers in every run (an xorshift), for tests that try many cases.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers that follow from a seed, which is not 0.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
