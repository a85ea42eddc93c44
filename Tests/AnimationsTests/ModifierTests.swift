import Animations
import Foundation
import Testing

/// Animations made of others, in the order of the chain.
struct ModifierTests {
  @Test("MO29 a delay comes first, and a speed is that of everything before it")
  func order() {
    let delayed = Animation.linear(duration: 1).delay(2).shares(at: [1.9, 2, 2.5, 3])
    #expect(delayed == [0, 0, 0.5, 1])
    let both = Animation.linear(duration: 1).delay(2).speed(2).shares(at: [1, 1.25, 1.5])
    #expect(both == [0, 0.5, 1])
    let other = Animation.linear(duration: 1).speed(2).delay(2).shares(at: [2, 2.25, 2.5])
    #expect(other == [0, 0.5, 1])
  }

  @Test("MO29 a spring is faster and later as well")
  func springs() {
    #expect(Animation.default.speed(2).share(at: 0.125).isClose(to: 0.821))
    #expect(Animation.default.delay(1).shares(at: [0.5, 1.25])[1].isClose(to: 0.821))
  }

  @Test("MO30 a repetition goes there and back, and ends at the end")
  func repetition() {
    let three = Animation.linear(duration: 1).repeatCount(3)
    #expect(three.shares(at: [0.25, 1, 1.25, 2, 2.25, 2.75, 3]) == [0.25, 1, 0.75, 0, 0.25, 0.75, 1])
    let two = Animation.linear(duration: 1).repeatCount(2).shares(at: [1.75, 1.9375, 2])
    #expect(two == [0.25, 0.0625, 1])
  }

  @Test("MO30 without the way back each round starts again from the start")
  func noWayBack() {
    let repeated = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(repeated.shares(at: [0.75, 1, 1.75, 2]) == [0.75, 0, 0.75, 1])
  }

  @Test("MO30 the way back is as slow at first as the way there")
  func wayBack() {
    let shares = Animation.easeIn(duration: 1).repeatCount(2).shares(at: [0.25, 1.25])
    #expect(shares[0].isClose(to: 0.0935) && shares[1].isClose(to: 1 - 0.0935))
  }

  @Test("MO31 a delay before a repetition is part of each round, one after it comes once")
  func delays() {
    let each = Animation.linear(duration: 1).delay(1).repeatForever()
    #expect(each.shares(at: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]) == [0, 0.5, 1, 0.5, 0, 0.5])
    let once = Animation.linear(duration: 1).repeatForever().delay(1)
    #expect(once.shares(at: [0.5, 1.5, 2.5, 3.5]) == [0, 0.5, 0.5, 0.5])
  }

  @Test("MO32 a repetition for ever goes on", arguments: [false, true])
  func forever(autoreverses: Bool) {
    let shares = Animation.linear(duration: 1).repeatForever(autoreverses: autoreverses).shares(at: [
      1.25, 1_000_001.25,
    ])
    #expect(shares == (autoreverses ? [0.75, 0.75] : [0.25, 0.25]))
  }

  @Test("a repetition is faster by a speed after it, and has a speed before it in each round")
  func repeatedSpeed() {
    #expect(Animation.linear(duration: 1).repeatCount(3).speed(2).shares(at: [0.75, 1.25]) == [0.5, 0.5])
    #expect(Animation.linear(duration: 1).speed(2).repeatCount(3).shares(at: [0.75, 1.25]) == [0.5, 0.5])
    #expect(Animation.linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false).share(at: 2.25) == 0.25)
  }

  @Test("a repetition of one that has no end, or no time, is the same")
  func unusualRounds() {
    #expect(Animation.linear(duration: 1).repeatForever().repeatCount(2).shares(at: [3.25, 4.25]) == [0.75, 0.25])
    #expect(Animation.linear(duration: 0).repeatForever().share(at: 0) == 1)
    #expect(Animation.linear(duration: .infinity).repeatForever().share(at: 9) == 0)
    #expect(Animation.linear(duration: 1).repeatCount(-3).shares(at: [0.5, 1]) == [0.5, 1])
  }

  @Test("a repeated spring has settled at the end of each round")
  func repeatedSpring() {
    // Its settling duration is 0.7348 s.
    let shares = Animation.default.repeatForever().shares(at: [0.25, 0.7, 0.9848, 1.4, 1.7196])
    for (share, expected) in zip(shares, [0.821, 0.9986, 0.179, 0.0018, 0.821]) {
      #expect(share.isClose(to: expected, within: 0.001))
    }
  }

  @Test(
    "MO28 a delay or a speed that is none",
    arguments: [
      (.linear(duration: 1).delay(-5), 0.5), (.linear(duration: 1).delay(.nan), 0.5),
      (.linear(duration: 1).delay(.infinity), 0), (.linear(duration: 1).speed(0), 0),
      (.linear(duration: 1).speed(-1), 1), (.linear(duration: 1).speed(.nan), 1),
      (.linear(duration: 1).speed(.infinity), 1), (.default.speed(0), 0), (.default.speed(-1), 1),
    ] as [(Animation, Double)])
  func bad(animation: Animation, share: Double) {
    #expect(animation.share(at: 0.5) == share)
  }

  @Test("speeds are multiplied, and taken back")
  func speeds() {
    #expect(Animation.linear.speed(2).speed(3) == .linear.speed(6))
    #expect(Animation.linear.speed(2).speed(0.5) == .linear && Animation.linear.speed(1) == .linear)
  }

  @Test("animations are equal that are made of the same parts in the same order")
  func equality() {
    #expect(Animation.linear(duration: 1).delay(2) == .linear(duration: 1).delay(2))
    #expect(Animation.linear.delay(2).speed(2) != .linear.speed(2).delay(2))
    #expect(Animation.linear.repeatCount(2) != .linear.repeatForever())
    #expect(Animation.linear.logicallyComplete(after: 1) != .linear)
    #expect(Set([Animation.linear, .easeIn, .linear, .spring, .default]).count == 3)
  }

  @Test("an animation is described as it is written in source")
  func descriptions() {
    #expect(
      Animation.linear(duration: 2).delay(1).description
        == "Animation.timingCurve(0.0, 0.0, 1.0, 1.0, duration: 2.0).delay(1.0)")
    #expect(
      "\(Animation.spring(duration: 0.5).speed(2).repeatCount(3))" == """
        Animation.spring(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0).speed(2.0)\
        .repeatCount(3, autoreverses: true)
        """)
    #expect(
      Animation.timingCurve(.circularEaseIn, duration: 1).logicallyComplete(after: 0.5).repeatForever().debugDescription
        == """
        Animation.timingCurve(.circularEaseIn, duration: 1.0).logicallyComplete(after: 0.5)\
        .repeatForever(autoreverses: true)
        """)
    #expect(
      Animation.interpolatingSpring(duration: 1, bounce: 0.5, initialVelocity: 2).description
        == "Animation.interpolatingSpring(duration: 1.0, bounce: 0.5, initialVelocity: 2.0)")
  }
}
