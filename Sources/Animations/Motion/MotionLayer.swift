/// One animation that runs.
struct MotionLayer<Value: VectorArithmetic> {
  let id: Int
  let animation: Animation
  /// The moment from which its time counts, in seconds.
  private let start: Double
  /// Where it goes; nil for the target, until that changes.
  private(set) var end: Value?
  /// Where it was in the last frame.
  private(set) var place: Value
  /// Whether it may leave its way: one that has taken the place of another one, or is none of this module.
  private let isFree: Bool
  private var free: AnimationContext<Value>
  /// What it keeps else: numbers are enough for shares of the way.
  private var numbers = AnimationContext<Double>()

  /// An animation that begins at a place: at rest, or with the velocity of the tracked writes before it.
  init(_ next: PendingMotion, velocity: Value?, from place: Value, at now: Double) {
    self.init(next, start: now, place: place, free: nil)
    guard velocity != nil else { return }
    let writes = PendingMotion(id: next.id, animation: Animation(TrackedMotion(base: nil)))
    let tracked = MotionLayer(writes, start: now, place: place, free: nil)
    self = tracked.merged(with: next, velocity: velocity, from: place, at: now) ?? self
  }

  private init(_ next: PendingMotion, start: Double, place: Value, free: AnimationContext<Value>?) {
    (id, animation) = (next.id, next.animation)
    (self.start, self.place) = (start, place)
    isFree = free != nil || !animation.isShare
    self.free = free ?? AnimationContext()
  }

  /// Whether it counts as complete since the last frame.
  var isLogicallyComplete: Bool { isFree ? free.isLogicallyComplete : numbers.isLogicallyComplete }

  /// The target has moved the other way.
  mutating func shift(by shift: Value) {
    end = end.map { $0 + shift } ?? shift
    place += shift
  }

  /// The animation as it goes on where it does not follow the target any more.
  func detached(from ground: Value) -> MotionLayer {
    var layer = self
    layer.end = way(from: ground)
    return layer
  }

  private func way(from ground: Value) -> Value {
    guard let end else { return ground.scaled(by: -1) }
    return end - ground
  }
}

// MARK: - Frames

extension MotionLayer {
  /// Comes to its place at a moment, and tells whether it is over, or has come to no place that is one.
  mutating func advance(
    from ground: Value, to now: Double, telling waiting: inout WaitingTokens
  ) -> (place: Value, isOver: Bool) {
    guard let made = advance(along: way(from: ground), to: now - start), made.isMeasurable else {
      place = end ?? ground.scaled(by: 0)
      waiting.complete(id)
      return (place, true)
    }
    place = ground + made
    if isLogicallyComplete { waiting.complete(id) }
    return (place, false)
  }

  private mutating func advance(along way: Value, to time: Double) -> Value? {
    if isFree { return animation.animate(value: way, time: time, context: &free) }
    numbers.state.unit = way.magnitudeSquared.squareRoot()
    guard let share = animation.animate(value: 1.0, time: time, context: &numbers) else { return nil }
    return way.scaled(by: share)
  }

  /// How fast it is at a moment, in a second, if it can hand that on.
  func velocity(from ground: Value, at now: Double) -> Value? {
    let (way, time) = (way(from: ground), now - start)
    if isFree { return animation.velocity(value: way, time: time, context: free) }
    return animation.velocity(value: 1, time: time, context: numbers).map { way.scaled(by: $0) }
  }

  /// The layer of an animation that takes this one's place, start and state, if it does.
  func merged(with next: PendingMotion, velocity: Value?, from ground: Value, at now: Double) -> MotionLayer? {
    var context = isFree ? free : AnimationContext(as: numbers)
    context.state.trackedVelocity = velocity
    let isTracked = velocity != nil && !(animation.base is TrackedMotion)
    let previous = isTracked ? Animation(TrackedMotion(base: animation)) : animation
    let merges = next.animation.shouldMerge(
      previous: previous, value: way(from: ground), time: now - start, context: &context)
    context.isLogicallyComplete = false
    return merges ? MotionLayer(next, start: start, place: place, free: context) : nil
  }
}
