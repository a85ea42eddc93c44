import Foundation

/// Springs by how long they take and how far they swing over. As SwiftUI documents them (MO14 to MO24).
extension Animation {
  /// A spring by its duration in seconds and its bounce, from -1 to 1; at 0 it does not swing over.
  ///
  /// Where a spring takes the place of another one, its response grows out of that one's for the blend duration (MO37).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its response in seconds and its damping, of which 1 does not swing over.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring, blendDuration: blendDuration))
  }

  /// A spring without a bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring without a bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without a bounce, or with the bounce given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, or a larger one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce, or a larger one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

/// Springs for what the user's hand moves, and springs by their physics. As SwiftUI documents them (MO19, MO22).
extension Animation {
  /// A stiff spring that follows the user's hand, with a small bounce.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring that follows the user's hand, with a small bounce, or a larger one.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring that follows the user's hand, by its response in seconds and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring without a bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by its physics, which at first has a velocity in shares of its way a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its duration in seconds and its bounce, which at first has a velocity in shares of its way a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring, which at first has a velocity in shares of its way a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring, initialVelocity: initialVelocity))
  }
}
