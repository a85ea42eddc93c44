/// What a spring keeps from frame to frame.
struct SpringState<Value: VectorArithmetic> {
  var clock: SpringClock
  /// Whether it takes the place of no other animation.
  let beginsAtRest: Bool
  /// What it has taken over and not begun to move yet.
  var takeover: SpringTakeover<Value>?
  /// Its course, unless that is one from rest.
  var course: SpringCourse<Value>?

  /// A spring that begins at rest.
  init() { (clock, beginsAtRest) = (SpringClock(start: 0), true) }

  /// A spring that takes the place of another animation.
  init(takeover: SpringTakeover<Value>) {
    (clock, beginsAtRest) = (SpringClock(start: nil), false)
    self.takeover = takeover
  }
}

/// Where a spring begins that takes the place of another animation.
struct SpringTakeover<Value: VectorArithmetic> {
  let origin: Value
  /// In a second; nil where there is none to take over.
  let velocity: Value?
  /// That of the spring before, if it was one.
  let response: Double?
}

/// The time that a spring has moved for (MO24), on the clock of its animation, which a speed may have changed.
struct SpringClock {
  /// On the clock of its animation; nil until that is asked for the first time.
  private var start: Double?
  private var last: Double?
  private var skipped = 0.0

  /// The longest time between frames in seconds that it moves for, and that for which it moves instead.
  private static let longestGap = 1.0
  private static let frame = 1.0 / 60

  init(start: Double?) { self.start = start }

  /// The time in seconds until a moment, which is a new frame.
  mutating func advance(to time: Double) -> Double {
    start = start ?? time
    let gap = time - (last ?? time)
    // The time of a repetition begins again.
    if gap < 0 { skipped = 0 }
    if gap > Self.longestGap { skipped += gap - Self.frame }
    last = time
    return elapsed(at: time)
  }

  /// The time in seconds until a moment.
  func elapsed(at time: Double) -> Double { max(0, time - (start ?? time) - skipped) }
}

/// Where a spring counts as at rest (MO24).
enum SpringRest {
  /// In units a second, and a second again.
  private static let speed = 0.06
  private static let share = 0.01

  /// Whether the squares of how far it is of its whole way, how fast, and how much faster it gets are those of a spring
  /// at rest.
  static func includes(distance: Double, way: Double, speed: Double, acceleration: Double) -> Bool {
    speed < Self.speed * Self.speed && acceleration < Self.speed * Self.speed
      && distance <= way * share * share
  }
}

extension SpringConstants {
  func acceleration(displacement: Double, velocity: Double) -> Double {
    -frequency * frequency * displacement - 2 * dampingRatio * frequency * velocity
  }
}
