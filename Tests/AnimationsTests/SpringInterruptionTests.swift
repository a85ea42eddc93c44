import Animations
import Foundation
import Testing

/// Springs that come while another animation runs, and curves that come while a spring does.
struct SpringInterruptionTests {
  @Test("MO35 a spring that interrupts a spring takes over its place and its velocity")
  func springs() {
    var value = AnimatedValue.moving(by: .default)
    #expect(value.shown(at: 0.1).isClose(to: 35.8, within: 0.05))
    #expect(value.velocity.isClose(to: 449, within: 0.5))
    value.change(to: 0, animation: .default)
    let shown = value.shown(at: [0.1, 0.14, 0.2, 0.3])
    for (shown, expected) in zip(shown, [35.8, 43.4, 35.8, 17.5]) { #expect(shown.isClose(to: expected, within: 0.05)) }
    #expect(value.shown(at: [1, 1.5]).last == 0 && !value.isMoving)
  }

  @Test("MO35 it is redirected without a stop")
  func redirected() {
    var value = AnimatedValue.moving(by: .default)
    _ = value.advance(to: 0.1)
    value.change(to: 200, animation: .default)
    #expect(value.shown(at: [0.1, 0.15])[1].isClose(to: 69.3, within: 0.05))
  }

  @Test(
    "MO35 springs that are modified take over as well",
    arguments: [
      .default.speed(2), .default.speed(0.5), .default.logicallyComplete(after: 1), .default.delay(0),
    ] as [Animation])
  func modified(animation: Animation) {
    for (first, second) in [(animation, Animation.default), (.default, animation), (animation, animation)] {
      var value = AnimatedValue.moving(by: first)
      let before = value.shown(at: [0.099, 0.1])
      value.change(to: 0, animation: second)
      let after = value.shown(at: [0.1, 0.1001])
      #expect(after[0].isClose(to: before[1], within: 1e-9))
      #expect(((after[1] - after[0]) / 0.0001).isClose(to: (before[1] - before[0]) / 0.001, within: 10))
    }
  }

  @Test("MO35 a spring that is faster by a speed reverses as a faster one does")
  func speeds() {
    var (value, plain) = (AnimatedValue.moving(by: .default), AnimatedValue.moving(by: .default))
    _ = (value.advance(to: 0.1), plain.advance(to: 0.1))
    value.change(to: 0, animation: .spring(duration: 1).speed(2))
    plain.change(to: 0, animation: .spring(duration: 0.5))
    for moment in [0.1, 0.15, 0.2, 0.5] {
      #expect(value.shown(at: moment).isClose(to: plain.shown(at: moment), within: 1e-9))
    }
  }

  @Test("MO35 a spring that is turned to where it is swings over, and rests there")
  func turnedToPlace() {
    var value = AnimatedValue.moving(by: .default)
    let place = value.shown(at: 0.1)
    value.change(to: place, animation: .default)
    #expect(value.shown(at: [0.1, 0.15])[1] > place + 10)
    #expect(value.shown(at: [1, 2])[1] == place && !value.isMoving)
  }

  @Test("MO35 a spring that interrupts a repeated one takes over its way back")
  func repeatedSpring() {
    // Rounds of 0.7348 s.
    var value = AnimatedValue.moving(by: .default.repeatForever())
    #expect(value.shown(at: 0.8348).isClose(to: 64.2, within: 0.1))
    #expect(value.velocity.isClose(to: -449, within: 1))
    value.change(to: 200, animation: .default)
    #expect(value.shown(at: [0.8348, 0.8358])[1].isClose(to: 64.2 - 0.44, within: 0.1))
  }

  @Test("MO36 a spring that interrupts a curve starts at the shown value, at rest")
  func springOverCurve() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .default)
    let shown = value.shown(at: [0.5, 0.6, 0.75])
    #expect(shown[0] == 50 && shown[1].isClose(to: 50 * (1 - 0.358), within: 0.03))
    #expect(shown[2].isClose(to: 50 * (1 - 0.821), within: 0.03))
  }

  @Test("MO36 a spring that interrupts curves on curves starts at the shown value as well")
  func springOverCurves() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1))
    #expect(value.shown(at: [0.5, 0.75]) == [50, 56.25])
    value.change(to: 100, animation: .default)
    #expect(value.shown(at: [0.75, 0.85])[1].isClose(to: 56.25 + 43.75 * 0.358, within: 0.03))
  }

  @Test("MO36 a curve that interrupts a spring is laid over it")
  func curveOverSpring() {
    var value = AnimatedValue.moving(by: .default)
    _ = value.advance(to: 0.1)
    value.change(to: 0, animation: .linear(duration: 1))
    // The spring is at 93.36 at 0.35 s.
    #expect(value.shown(at: [0.1, 0.35])[1].isClose(to: 93.36 * 0.75, within: 0.05))
    #expect(value.shown(at: 1.1) == 0)
  }

  @Test("MO37 with a blend duration the response goes over to the new one")
  func blend() {
    // By Runge and Kutta's method from 35.774 and 449.437 a second; 75.2 and 117.5 without a blend.
    var value = AnimatedValue.moving(by: .default)
    _ = value.advance(to: 0.1)
    value.change(to: 200, animation: .spring(duration: 2, blendDuration: 0.5))
    let shown = value.shown(at: [0.1, 0.2, 0.35, 0.6, 0.85])
    for (shown, expected) in zip(shown, [35.774, 104.624, 166.065, 196.926, 203.878]) {
      #expect(shown.isClose(to: expected, within: 0.05))
    }
  }

  @Test("MO37 without a blend duration the response is the new one at once", arguments: [0, -1, .nan])
  func noBlend(duration: Double) {
    var value = AnimatedValue.moving(by: .default)
    _ = value.advance(to: 0.1)
    value.change(to: 200, animation: .spring(duration: 2, blendDuration: duration))
    #expect(value.shown(at: [0.1, 0.2])[1].isClose(to: 75.192, within: 0.05))
  }

  @Test("MO37 a blend is the same in many frames")
  func blendInFrames() {
    var value = AnimatedValue.moving(by: .default)
    _ = value.advance(to: 0.125)
    value.change(to: 200, animation: .spring(duration: 2, blendDuration: 0.5))
    var same = value
    for frame in 16...128 { _ = value.advance(to: Double(frame) / 128) }
    _ = same.advance(to: 0.125)
    #expect(value.shown.isClose(to: same.shown(at: 1), within: 1e-9))
  }
}
