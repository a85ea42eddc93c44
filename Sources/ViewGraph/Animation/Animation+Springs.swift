/// Springs by how long they take and how far they swing over. As SwiftUI documents them.
extension Animation {
  /// A spring by its duration in seconds and its bounce, from -1 to 1; at 0 it does not swing over.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: dampingFraction(ofBounce: bounce), blendDuration: blendDuration)
  }

  /// A spring without a bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring without a bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without a bounce, or with the bounce given.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, or a larger one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce, or a larger one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A stiff spring that follows the user's hand.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring that follows the user's hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring by its physics, that rests at first.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double) -> Animation {
    spring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  private static func dampingFraction(ofBounce bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
  }
}
