import Foundation

/// A property that is shown while it moves: where it is to be, and where it is seen on the way there.
///
/// It begins at rest. Changes are written at once and seen from the next frame on; time passes in frames alone. At rest
/// it is the value and two pointers, and a frame looks at a flag. A frame of an animation of this module allocates
/// nothing; in a build for release it takes some tenths of a µs for numbers and for pairs that are points, sizes or
/// rectangles, and some µs for other types. Each animation that it is laid over takes as long again, up to `Motion.mostLayers`. A change
/// at rest that is animated allocates twice.
///
/// What is shown is the target and an offset, which alone is moved: so a change without an animation shifts what is
/// shown and lets the motion go on (MO33). A value of vectors whose length changes takes its new elements at once, if
/// its sums keep the length of their left side (MO49).
package struct AnimatedValue<Value: VectorArithmetic> {
  /// Where it is to be: the value that was written last.
  package private(set) var target: Value

  /// None at rest, else the one that runs. It lies apart, so that values at rest are small.
  private var motion: [Motion<Value>] = []

  /// Whether the next frame may show something else, or tell a token something.
  package private(set) var isMoving = false

  /// Whether the last frame shows something else than what was shown before it.
  package private(set) var hasMoved = false

  private var samples = VelocitySamples<Value>()

  /// A property at rest.
  package init(_ value: Value) { target = value }

  /// What is seen: from the last frame on, or since a change without an animation.
  package var shown: Value {
    // As for a frame.
    @_specialize(where Value == Double)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<Double, EmptyAnimatableData>)
    @_specialize(where Value == AnimatableArray<Double>)
    get { isMoving ? motion[0].offset.map { target + $0 } ?? target : target }
  }

  /// How fast it is in the last frame, in a second, for an animation that takes over: zero on curves, which have no
  /// velocity to hand on (MO36). Tracked writes are not part of it before the animated change that follows them.
  package var velocity: Value { motion.first?.velocity ?? .zero }
}

// MARK: - Changes

extension AnimatedValue {
  /// Takes a new value as its target. Writing the target again changes nothing (MO38).
  ///
  /// The time of an animation begins with the next frame, which still shows what is shown now (MO2). Before that frame
  /// the last change counts (MO13). A way that is too long to measure, beyond about 10¹⁵⁴ units, or that is no number,
  /// is jumped over.
  /// - Parameters:
  ///   - value: The new target.
  ///   - animation: How it moves there; nil writes it plainly (MO33).
  ///   - token: Who waits for the motion: it is told in later frames when that is complete.
  ///   - tracksVelocity: Whether the next animated change starts with the velocity of this write and those before, which
  ///     is one without an animation (MO39).
  ///   - time: The moment of the change, in seconds. Tracked writes need it; an animated change is said by it to come
  ///     right after them or too late.
  /// - Returns: Whether a motion begins, of which the token will be told.
  @discardableResult
  package mutating func change(
    to value: Value, animation: Animation?, token: Int? = nil, tracksVelocity: Bool = false, at time: Double? = nil
  ) -> Bool {
    if animation == nil { samples.note(value, at: tracksVelocity ? time : nil) }
    guard value != target else { return false }
    let shift = target - value
    target = value
    guard let animation else { return false }
    if !isMoving { motion.append(Motion()) }
    isMoving = true
    motion[0].change(by: shift, animation, velocity: samples.velocity(at: time), token)
    samples = VelocitySamples()
    return true
  }
}

// MARK: - Frames

extension AnimatedValue {
  /// Comes to the moment of a frame, in seconds on a clock of the caller's own: `shown` is what that frame shows.
  ///
  /// Time does not run back, nor to a moment that is no number: for such a frame it stands.
  /// - Returns: Which tokens learn in this frame that their motion is complete; each token is told both once.
  // Without these all arithmetic goes through the type's metadata, which takes about ten times as long.
  @_specialize(where Value == Double)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
  @_specialize(where Value == AnimatablePair<Double, EmptyAnimatableData>)
  @_specialize(where Value == AnimatableArray<Double>)
  package mutating func advance(to time: Double) -> MotionCompletions {
    hasMoved = false
    guard isMoving else { return MotionCompletions() }
    let before = motion[0].offset
    let isOver = motion[0].advance(to: time)
    hasMoved = isOver || motion[0].offset != before
    return isOver ? finish() : motion[0].waiting.takeCompletions()
  }

  /// Ends at the target at once, whatever runs.
  /// - Returns: The tokens that had not been told yet.
  package mutating func finish() -> MotionCompletions {
    guard var last = motion.popLast() else { return MotionCompletions() }
    isMoving = false
    return last.waiting.removeAll()
  }
}
