import Foundation

/// Animations made of another one, which is all that stands before in the chain. As SwiftUI documents them.
extension Animation {
  /// Waits for a time in seconds first; one that is not above 0 is none.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

  /// Runs faster or slower; 2 takes half the time. At 0 it stays at the start, below it the end is there at once.
  public func speed(_ speed: Double) -> Animation {
    guard let inner = base as? SpeedAnimation else { return Self.speed(speed, of: self) }
    return Self.speed(inner.speed * speed, of: inner.base)
  }

  private static func speed(_ speed: Double, of base: Animation) -> Animation {
    speed == 1 ? base : Animation(SpeedAnimation(base: base, speed: speed))
  }

  /// Runs a number of times, at least once, there and back unless told otherwise (MO30).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs without an end, there and back unless told otherwise (MO32).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after a time in seconds for those who wait for it, unless it did before; it moves on (MO44).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalAnimation(base: self, length: duration))
  }
}
