import Animations
import Foundation
import Testing

/// Constant speed, which notes how often it was asked and merges where it is told to.
private struct Steady: CustomAnimation {
  let duration: Double
  var merges = false

  private struct Calls: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Calls.self] += 1
    // What it is asked in a motion, seen in what it shows: a thousandth for each call.
    return time < duration ? value.scaled(by: time / duration + Double(context.state[Calls.self]) / 1000) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: 1 / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    merges && previous.base is Steady && time == 0.5 && value.magnitudeSquared == 100 * 100
  }
}

/// An animation that wraps another one.
private struct Wrapped: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Half of the way at once, complete for those who wait, and never over.
private struct Halfway: CustomAnimation {
  let share: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = true
    return value.scaled(by: share)
  }
}

/// Animations of one's own.
struct CustomAnimationTests {
  @Test("MO40 it gets the whole way, the time since the start and its state, and nil ends it")
  func state() {
    var value = AnimatedValue.moving(by: Animation(Steady(duration: 2)))
    #expect(value.shown.isClose(to: 0.1, within: 1e-9))
    #expect(value.shown(at: 0.5).isClose(to: 25.2, within: 1e-9))
    #expect(value.shown(at: 1).isClose(to: 50.3, within: 1e-9))
    #expect(value.shown(at: 2) == 100 && !value.isMoving)
  }

  @Test("MO40 one that merges goes on with the time and the state, along the way from the first start")
  func merges() {
    var value = AnimatedValue.moving(by: Animation(Steady(duration: 1)))
    _ = value.advance(to: 0.5)
    value.change(to: 200, animation: Animation(Steady(duration: 2, merges: true)))
    // Call 4 since the start, 0.5 s of 2 s along 200
    #expect(value.shown(at: 0.5).isClose(to: 50.8, within: 1e-9))
    #expect(value.shown(at: 1).isClose(to: 101, within: 1e-9))
    #expect(value.shown(at: 2) == 200)
  }

  @Test("MO40 one that does not merge is laid over the other one")
  func laidOver() {
    var value = AnimatedValue.moving(by: Animation(Steady(duration: 1)))
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1))
    // 0.75 and 4 calls of the first, a quarter less
    #expect(value.shown(at: [0.5, 0.75])[1].isClose(to: 75.4 * 0.75, within: 1e-9))
  }

  @Test("MO40 a spring takes over the velocity that it hands on")
  func handsOn() {
    var value = AnimatedValue.moving(by: Animation(Steady(duration: 0.2)))
    _ = value.advance(to: 0.1)
    #expect(value.velocity == 500)
    value.change(to: 0, animation: .spring(duration: 4))
    let shown = value.shown(at: [0.1, 0.101])
    #expect((shown[1] - shown[0]).isClose(to: 0.5, within: 0.01))
  }

  @Test("MO35 MO40 springs inside of animations of one's own take over as well")
  func wrapped() {
    let spring = Animation(Wrapped(base: .default))
    for (first, second) in [(spring, spring), (spring, .default), (.default, spring)] {
      var value = AnimatedValue.moving(by: first)
      _ = value.advance(to: 0.1)
      value.change(to: 0, animation: second)
      #expect(value.shown(at: [0.1, 0.14])[1].isClose(to: 43.4, within: 0.05))
    }
  }

  @Test("MO40 it is later, faster and repeated like any other")
  func modified() {
    let animation = Animation(Wrapped(base: .linear(duration: 1)))
    #expect(animation.delay(1).speed(2).shares(at: [0.5, 0.75, 1]) == [0, 0.5, 1])
    let repeated = animation.repeatCount(3)
    #expect(repeated.shares(at: [0.5, 1, 1.25, 2, 2.25, 3]) == [0.5, 1, 0.75, 0, 0.25, 1])
    let rounds = animation.repeatForever(autoreverses: false)
    #expect(rounds.shares(at: [0.5, 1, 1.25, 2, 9]) == [0.5, 1, 0.25, 1, 1])
  }

  @Test("MO40 each round of its repetition has a state of its own")
  func repeatedState() {
    let shares = Animation(Steady(duration: 1)).repeatForever(autoreverses: false).shares(at: [0.5, 1, 1.5])
    // Calls 1 and 2 in the first round, call 3 ends it, and one in the second.
    #expect(shares[0].isClose(to: 0.502, within: 1e-9) && shares[2].isClose(to: 0.501, within: 1e-9))
  }

  @Test("MO42 it tells itself when it is logically complete")
  func logicalCompletion() {
    var value = AnimatedValue(0.0)
    value.change(to: 8, animation: Animation(Halfway(share: 0.5)), token: 1)
    #expect(value.advance(to: 0) == MotionCompletions(logical: [1]))
    #expect(value.shown == 4)
    #expect(value.advance(to: 1).isEmpty)
  }

  @Test("a place that is none ends it", arguments: [.nan, .infinity, 1e300])
  func badPlace(share: Double) {
    var value = AnimatedValue(0.0)
    value.change(to: 8, animation: Animation(Halfway(share: share)), token: 1)
    #expect(value.advance(to: 0) == MotionCompletions(logical: [1], removed: [1]))
    #expect(value.shown == 8)
  }

  @Test("it is equal to an animation of an equal one, and described by it")
  func equality() {
    #expect(Animation(Steady(duration: 1)) == Animation(Steady(duration: 1)))
    #expect(Animation(Steady(duration: 1)) != Animation(Steady(duration: 2)))
    #expect(Animation(Steady(duration: 1)) != Animation(Halfway(share: 1)))
    #expect(Set([Animation(Steady(duration: 1)), Animation(Steady(duration: 1)), .linear]).count == 2)
    #expect(Animation(Halfway(share: 0.5)).delay(1).description == "Animation(Halfway(share: 0.5)).delay(1.0)")
  }

  @Test("a context keeps what is put in by key, also with another state")
  func context() {
    struct Key: AnimationStateKey {
      static var defaultValue: String { "none" }
    }
    var state = AnimationState<Double>()
    #expect(state[Key.self] == "none")
    state[Key.self] = "some"
    var context = AnimationContext<Float>()
    context.isLogicallyComplete = true
    let other = context.withState(state)
    #expect(other.state[Key.self] == "some" && other.isLogicallyComplete)
  }
}
