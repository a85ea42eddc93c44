import Animations
import Foundation
import Testing

/// Springs as values of their own.
struct SpringTypeTests {
  @Test("MO20 a spring by its duration and bounce has these physics")
  func physics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1 && spring.stiffness.isClose(to: 157.9, within: 0.05))
    #expect(spring.damping.isClose(to: 17.6, within: 0.05))
    #expect(spring.response == 0.5 && spring.dampingRatio.isClose(to: 0.7, within: 1e-12))
  }

  @Test("MO20 a spring by its physics has this duration and bounce")
  func duration() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.duration.isClose(to: 0.63, within: 0.005) && spring.bounce.isClose(to: 0.5, within: 1e-12))
    #expect(Spring(mass: 4, stiffness: 16, damping: 8).stiffness.isClose(to: 16, within: 1e-9))
    #expect(Spring(mass: 4, stiffness: 16, damping: 8).damping.isClose(to: 8, within: 1e-9))
  }

  @Test("a spring is damped further than it needs only where that is allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(Spring(response: 1, dampingRatio: 2).bounce == -0.5)
  }

  @Test("MO20 values and velocities follow the formula")
  func course() {
    let spring = Spring(response: 0.55, dampingRatio: 0.825)
    #expect(spring.value(target: 1.0, time: 0.1).isClose(to: 0.347))
    #expect(spring.value(target: 200.0, time: 0.3).isClose(to: 188.2, within: 0.15))
    #expect(spring.velocity(target: 1.0, time: 0.487).isClose(to: 0, within: 0.005))
    // The default spring's velocity at 0.1 s (MO35).
    #expect(Spring().velocity(target: 100.0, time: 0.1).isClose(to: 449, within: 0.5))
  }

  @Test("a velocity at first is carried along, as far as it is not lost")
  func initialVelocity() {
    // vt·e^(-ωt) with ωt = 1, and v(1 - ωt)e^(-ωt)
    let spring = Spring(duration: .pi)
    #expect(spring.value(target: 0.0, initialVelocity: 8, time: 0.5).isClose(to: 4 * exp(-1), within: 1e-9))
    #expect(spring.velocity(target: 0.0, initialVelocity: 8, time: 0.25).isClose(to: 4 * exp(-0.5), within: 1e-9))
  }

  @Test("steps of a spring come to the same place as its course", arguments: [0.5, 1, 1.000_000_1, 2])
  func steps(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<64 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1.0 / 256) }
    #expect(value.isClose(to: spring.value(target: 10, initialVelocity: 3, time: 0.25), within: 1e-5))
    #expect(velocity.isClose(to: spring.velocity(target: 10, initialVelocity: 3, time: 0.25), within: 1e-5))
  }

  @Test(
    "courses of damping ratios close to 1 lie close to its course",
    arguments: [0.9999, 0.999_999_9, 1.000_000_1, 1.0001])
  func nearCritical(ratio: Double) {
    for time in [0.01, 0.1, 0.5, 3] {
      let (near, exact) = (Spring(response: 0.5, dampingRatio: ratio), Spring())
      #expect(near.value(target: 1.0, time: time).isClose(to: exact.value(target: 1.0, time: time), within: 1e-3))
    }
  }

  @Test("the force pulls towards the target and against the velocity")
  func force() {
    // 100·(3 - 1) - 10·4
    #expect(Spring(stiffness: 100, damping: 10).force(target: 3.0, position: 1, velocity: 4).isClose(to: 160))
  }

  @Test("MO21 a spring has settled when less than a thousandth of the way is left")
  func settling() {
    #expect(Spring(duration: 0.5, bounce: 0).settlingDuration.isClose(to: 0.73, within: 0.01))
    for bounce in [-0.9, -0.5, 0, 0.15, 0.3, 0.9] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      let settled = spring.settlingDuration
      for late in [0, 0.01, 0.1, 0.3] {
        #expect(spring.value(target: 1.0, time: settled + late).isClose(to: 1, within: 0.001001))
      }
      #expect(
        (0...200).contains {
          !spring.value(target: 1.0, time: settled * (0.8 + Double($0) / 1000)).isClose(to: 1, within: 0.001)
        })
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("a spring by its settling duration settles then", arguments: [0.3, 1, 1.5])
  func settlingInitializer(ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(spring.settlingDuration.isClose(to: 2, within: 1e-6) && spring.dampingRatio == ratio)
    let coarse = Spring(settlingDuration: 2, dampingRatio: ratio, epsilon: 0.1)
    #expect(coarse.value(target: 1.0, time: 2).isClose(to: 1, within: 0.1001))
  }

  @Test("a settling duration counts the way and the velocity")
  func settlingOfWay() {
    let spring = Spring()
    #expect(spring.settlingDuration(target: 1.0, epsilon: 0.001).isClose(to: spring.settlingDuration, within: 1e-9))
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    let fast = spring.settlingDuration(target: 0.0, initialVelocity: 500, epsilon: 0.01)
    #expect(spring.value(target: 0, initialVelocity: 500, time: fast).isClose(to: 0, within: 0.01001))
    #expect(!spring.value(target: 0, initialVelocity: 500, time: fast * 0.95).isClose(to: 0, within: 0.01))
  }

  @Test("springs by name are those of the animations")
  func names() {
    #expect(Spring.smooth == Spring() && Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.2) == Spring(duration: 2, bounce: 0.5))
    #expect(Animation.bouncy == .spring(.bouncy) && Animation.smooth == .spring(.smooth))
    #expect(Animation.snappy(duration: 3) == .spring(.snappy(duration: 3)))
  }

  @Test("a spring moves whatever can be animated")
  func animatable() {
    let (start, end) = (CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10))
    let point = Spring().value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
    #expect(Double(point.x).isClose(to: 35.8, within: 0.06) && point.y == 10)
    let velocity = Spring().velocity(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
    #expect(Double(velocity.x).isClose(to: 449, within: 0.5) && velocity.y == 0)
    let force = Spring(stiffness: 100, damping: 10)
      .force(fromValue: start, toValue: end, position: start, velocity: CGPoint(x: 4, y: 0))
    #expect(Double(force.x).isClose(to: 9960, within: 1e-6))
    #expect(
      Spring().settlingDuration(fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.1)
        .isClose(to: Spring().settlingDuration, within: 1e-9))
  }

  @Test("springs of numbers that are none have finite courses", arguments: [.nan, .infinity, -.infinity, 0, -1, 1e300])
  func badNumbers(bad: Double) {
    for spring in [
      Spring(response: bad, dampingRatio: bad), Spring(response: 1, dampingRatio: bad), Spring(duration: bad),
      Spring(duration: 1, bounce: bad), Spring(mass: bad, stiffness: bad, damping: bad),
      Spring(settlingDuration: bad, dampingRatio: 1), Spring(settlingDuration: 1, dampingRatio: bad, epsilon: bad),
    ] {
      for time in [0, 0.1, 1e9, .infinity, bad] {
        #expect(spring.value(target: 1.0, time: time).isFinite && spring.velocity(target: 1.0, time: time).isFinite)
      }
      #expect(spring.settlingDuration >= 0)
    }
  }
}
