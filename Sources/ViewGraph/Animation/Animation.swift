/// How a change moves from the old to the new value over time.
///
/// A description only: it is carried by a transaction to whoever can animate, such as a transition or a representable.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case spring(response: Double, dampingFraction: Double, blendDuration: Double)
  }

  enum Repetition: Hashable {
    case once
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  let curve: Curve
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repetition = Repetition.once

  private init(_ curve: Curve) { self.curve = curve }
}

extension Animation {
  /// A spring without a bounce, of about half a second.
  public static var `default`: Animation { .spring() }

  /// Constant speed, for a duration in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

  /// Constant speed.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// Slow at the beginning, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

  /// Slow at the beginning.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Slow at the end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

  /// Slow at the end.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Slow at the beginning and at the end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  /// Slow at the beginning and at the end.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// A cubic curve by its two control points, for a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }

  /// A spring by its response in seconds and its damping, of which 1 does not swing over.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
}

extension Animation {
  /// Waits for a time in seconds first.
  public func delay(_ delay: Double) -> Animation {
    var result = self
    result.delay += delay
    return result
  }

  /// Runs faster or slower; 2 takes half the time.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speed *= speed
    return result
  }

  /// Runs a number of times, there and back unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetition = .times(repeatCount, autoreverses: autoreverses)
    return result
  }

  /// Runs without an end, there and back unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetition = .forever(autoreverses: autoreverses)
    return result
  }
}
