/// The course of an animation over time for whoever keeps no state of it: pure arithmetic, in seconds.
///
/// An animation of one's own is seen as if each moment were its first call, so that one that keeps a state may show
/// another course than in a motion.
extension Animation {
  /// When it is over. One without an end runs once, as what goes must be gone some day; one that has no meaning, as with
  /// a speed of zero, is over at once.
  package var duration: Double { Self.usable(roundLength ?? sampledLength) }

  /// When it is over for whoever waits for it: a spring has come near to its rest before it rests.
  package var logicalDuration: Double { min(duration, Self.usable(logicalLength ?? sampledLength)) }

  /// The share of the change that is made after a time.
  package func progress(at time: Double) -> Double {
    if roundLength != nil, !(time < duration) { return 1 }
    var context = AnimationContext<Double>()
    // A spring's rest is one of units: along many of them the share is shown until it can be seen no more.
    context.state.unit = 1000
    let made = animate(value: 1, time: max(0, time), context: &context) ?? 1
    return made.isFinite ? made : 1
  }

  /// In seconds.
  private static let longestSampled = 10.0
  private static let frame = 1.0 / 60

  private static func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

  /// When an animation of one's own is over, which it tells only as it runs.
  private var sampledLength: Double {
    var (context, time) = (AnimationContext<Double>(), 0.0)
    while time < Self.longestSampled, animate(value: 1.0, time: time, context: &context) != nil {
      time += Self.frame
    }
    return time
  }
}
