import Foundation

/// A spring, by which values move towards a target. As SwiftUI documents it.
///
/// Any numbers make one. It moves as a response that is not above 0 were the shortest that is drawn, one of about
/// 0.03 s (MO23), and as a damping ratio below 0 were 0.
public struct Spring: Hashable, Sendable {
  /// The time in seconds in which it would swing once without damping.
  public let response: Double

  /// How it is damped: 0 swings for ever, 1 is the least that does not swing over.
  public let dampingRatio: Double

  /// The mass at its end.
  public let mass: Double

  private init(response: Double, dampingRatio: Double, mass: Double) {
    (self.response, self.dampingRatio, self.mass) = (response, dampingRatio, mass)
  }

  /// A spring by its response in seconds and its damping ratio, with a mass of 1.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its duration in seconds and its bounce, from -1 to 1; at 0 it does not swing over (MO18).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
  }

  /// A spring by its physics (MO20). Unless told otherwise it is damped at most so far that it does not swing over.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// A spring by the time in seconds after which it stays within a share of its way from its target.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = SpringConstants(response: 2 * .pi, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(from: 1, velocity: 0, within: epsilon)
    // One that never rests, or always, has no pace that follows from its rest.
    let pace = time > 0 && time.isFinite ? 2 * .pi / time : 1
    self.init(response: pace * settlingDuration, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// The pace of the spring, in seconds: its response.
  public var duration: TimeInterval { response }

  /// How far it swings over: 0 not at all, 1 for ever; below 0 it is damped further than that needs.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force for a displacement of 1.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force against a velocity of 1.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time in seconds after which it stays within a thousandth of its way from its target (MO21).
  public var settlingDuration: TimeInterval { constants.settlingDuration(from: 1, velocity: 0, within: 0.001) }

  var constants: SpringConstants { SpringConstants(response: response, dampingRatio: dampingRatio) }

  private var frequency: Double { 2 * .pi / response }

  static func dampingRatio(ofBounce bounce: Double) -> Double {
    // A spring of bounce -1 would never move.
    bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// A spring without a bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without a bounce, or with the bounce given, for a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce, or a larger one, for a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce, or a larger one, for a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
