import Animations
import Foundation
import Testing

/// The courses of springs from rest, and the ways to ask for them.
struct SpringTests {
  private func expect(
    _ animation: Animation, _ expected: [(Double, Double)], within tolerance: Double = 0.0006,
    location: SourceLocation = #_sourceLocation
  ) {
    let shares = animation.shares(at: expected.map(\.0))
    for (share, (time, wanted)) in zip(shares, expected) {
      #expect(share.isClose(to: wanted, within: tolerance), "at \(time)", sourceLocation: location)
    }
  }

  @Test("MO14 the default is a spring of half a second without a bounce")
  func defaults() {
    expect(.default, [(0.1, 0.358), (0.25, 0.821), (0.5, 0.986)])
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
  }

  @Test("MO15 MO16 a spring below damping 1 follows its formula and swings over")
  func swings() {
    let spring = Animation.spring(response: 0.55, dampingFraction: 0.825)
    expect(spring, [(0.1, 0.347), (0.3, 0.941), (0.487, 1.010)])
    let around = spring.shares(at: [0.467, 0.487, 0.507])
    #expect(around[1] > around[0] && around[1] > around[2])
  }

  @Test("MO15 with damping 1 a spring shows 1 - (1 + ωt)e^(-ωt)")
  func critical() {
    // ωt = 2 and 4
    expect(.spring(response: .pi, dampingFraction: 1), [(1, 0.593994), (2, 0.908422)], within: 1e-6)
  }

  @Test("MO17 the springs by name differ in their bounce")
  func names() {
    expect(.smooth, [(0.25, 0.821)])
    expect(.snappy, [(0.25, 0.894)])
    expect(.bouncy, [(0.25, 0.984), (0.35, 1.046)])
    let peak = Animation.bouncy.shares(at: [0.34, 0.35, 0.36])
    #expect(peak[1] > peak[0] && peak[1] > peak[2])
  }

  @Test("MO17 an extra bounce is added")
  func extraBounce() {
    #expect(Animation.smooth(duration: 2, extraBounce: 0.1) == .spring(duration: 2, bounce: 0.1))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.snappy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.15 + 0.1))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.25) == .spring(duration: 1, bounce: 0.3 + 0.25))
  }

  @Test("MO18 a bounce is a damping, and below 0 the spring creeps")
  func bounces() {
    #expect(Animation.spring(duration: 0.4, bounce: 0.25) == .spring(response: 0.4, dampingFraction: 0.75))
    #expect(Animation.spring(duration: 0.4, bounce: -0.5) == .spring(response: 0.4, dampingFraction: 2))
    expect(.spring(duration: 0.5, bounce: -0.5), [(0.1, 0.231), (0.5, 0.800)])
  }

  @Test("MO18 with a bounce of 1 a spring swings for ever")
  func undamped() {
    var value = AnimatedValue.moving(by: .spring(duration: 0.5, bounce: 1))
    #expect(value.shown(at: 0.25).isClose(to: 200, within: 1e-6))
    for frame in 1...1000 { _ = value.advance(to: Double(frame) * 0.5) }
    #expect(value.shown(at: 500.25).isClose(to: 200, within: 1e-6) && value.isMoving)
  }

  @Test("MO19 springs without arguments have these")
  func arguments() {
    #expect(Animation.spring(dampingFraction: 0.825) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0) && Animation.spring() == .spring)
    #expect(Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.interactiveSpring == .interactiveSpring())
    #expect(
      Animation.interactiveSpring(duration: 1, extraBounce: 0.1)
        == .spring(
          duration: 1, bounce: 0.15 + 0.1, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
  }

  @Test("MO22 a spring by its physics, with a velocity at first")
  func interpolating() {
    expect(.interpolatingSpring(stiffness: 170, damping: 15), [(0.1, 0.481), (0.3, 1.110)])
    expect(.interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2), [(0.1, 0.559)])
    #expect(
      Animation.interpolatingSpring(mass: 4, stiffness: 16, damping: 8) == .spring(response: .pi, dampingFraction: 0.5))
    #expect(Animation.interpolatingSpring(duration: 2, bounce: 0.5) == .spring(duration: 2, bounce: 0.5))
    #expect(Animation.interpolatingSpring == .spring)
    #expect(Animation.interpolatingSpring(Spring(duration: 3)) == .spring(Spring(duration: 3)))
  }

  @Test("MO22 it counts as complete at 2π/√stiffness")
  func logicalEnd() {
    // 2π/√64 = 0.7854
    var value = AnimatedValue.moving(by: .interpolatingSpring(stiffness: 64, damping: 4), token: 1)
    #expect(value.advance(to: 0.785).logical == [])
    #expect(value.advance(to: 0.786).logical == [1])
  }

  @Test("MO23 a response that is none is drawn with stiffness 45,000", arguments: [0, -1, .nan, -.infinity, 0.001])
  func stiffest(response: Double) {
    // e^(-ωt)(1 + ωt) with ω = √45,000: at 0.01 s 0.3740, at 0.1 s 1e-8
    expect(.spring(response: response, dampingFraction: 1), [(0.01, 0.6260), (0.1, 1)], within: 0.001)
  }

  @Test("MO24 a spring over 100 points rests after about 1.27 s, and then shows exactly the target")
  func rest() throws {
    var value = AnimatedValue.moving(by: .default)
    var rest = 0.0
    while value.isMoving {
      rest += 1.0 / 128
      _ = value.advance(to: rest)
    }
    #expect(rest.isClose(to: 1.27, within: 0.1))
    #expect(value.shown == 100)
  }

  @Test("MO24 a spring over a short way rests only within a hundredth of it")
  func shortWay() {
    var value = AnimatedValue(0.0)
    value.change(to: 1e-3, animation: .default)
    // 0.0135 of the way is left at 0.5 s, and 0.0042 at 0.6 s.
    #expect(value.shown(at: [0, 0.5]) != [0, 1e-3])
    #expect(value.shown(at: 0.6) == 1e-3 && !value.isMoving)
  }

  @Test("MO24 after more than 1 s without a frame a spring goes on as if 1/60 s had passed")
  func gap() {
    var value = AnimatedValue.moving(by: .default)
    #expect(value.shown(at: 0.1).isClose(to: 35.8, within: 0.06))
    // 1 - (1 + ωt)e^(-ωt) with ω = 4π at 0.1 s + 1/60 s
    #expect(value.shown(at: 5).isClose(to: 43.06, within: 0.06))
    #expect(value.shown(at: 5 + 0.15 - 1.0 / 60).isClose(to: 82.10, within: 0.06))
  }

  @Test("MO24 MO35 after such a gap another spring takes over where it is")
  func takeoverAfterGap() {
    var value = AnimatedValue.moving(by: .default)
    _ = value.shown(at: [0.1, 5])
    value.change(to: 0, animation: .default)
    #expect(value.shown(at: 5).isClose(to: 43.06, within: 0.06) && value.velocity > 400)
  }

  @Test("MO24 a gap ends with the round of a repetition")
  func repeatedGap() {
    // A round takes 2.9391 s, and 1 - (1 + ωt)e^(-ωt) with ω = π is 0.5258 in the second one.
    let repeated = Animation.spring(duration: 2).repeatForever(autoreverses: false)
    #expect(repeated.shares(at: [1.5, 3.5])[1].isClose(to: 0.5258, within: 0.001))
  }

  @Test("numbers of a spring that are none have a course that ends or stays", arguments: [.nan, .infinity, -1, 1e300])
  func badNumbers(bad: Double) {
    for animation in [
      Animation.spring(response: 0.5, dampingFraction: bad), .spring(response: bad),
      .spring(duration: 0.5, bounce: bad),
      .interpolatingSpring(mass: bad, stiffness: bad, damping: bad), .interpolatingSpring(stiffness: 0, damping: bad),
      .spring(duration: 0.5, blendDuration: bad), .spring(duration: bad, blendDuration: bad),
    ] {
      var value = AnimatedValue.moving(by: animation)
      value.change(to: 50, animation: animation)
      #expect(value.shown(at: [0.1, 0.5, 1, 2]).allSatisfy { $0.magnitude < 1000 }, "\(animation)")
    }
  }
}
