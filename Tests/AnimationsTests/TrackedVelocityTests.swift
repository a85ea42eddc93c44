import Animations
import Foundation
import Testing

/// Animations after a series of writes that are tracked.
struct TrackedVelocityTests {
  private let slow = Animation.spring(duration: 2)

  /// A value that has been dragged at 500 a second up to 100 at 1 s.
  private func dragged() -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    for step in 1...10 {
      value.change(to: Double(step) * 10, animation: nil, tracksVelocity: true, at: 0.8 + Double(step) * 0.02)
    }
    return value
  }

  private func firstSpeed(_ value: AnimatedValue<Double>) -> Double {
    var value = value
    let shown = value.shown(at: [1, 1 + 1.0 / 60])
    return (shown[1] - shown[0]) * 60
  }

  @Test("MO39 (part) a spring after a steady drag starts with its velocity")
  func spring() {
    var value = dragged()
    value.change(to: 200, animation: slow, at: 1)
    #expect(value.shown == 100)
    #expect(firstSpeed(value).isClose(to: 500, within: 50))
  }

  @Test("MO39 (part) a spring that is faster by a speed starts with it as well")
  func modified() {
    var value = dragged()
    value.change(to: 200, animation: .spring(duration: 4).speed(2))
    #expect(firstSpeed(value).isClose(to: 500, within: 50))
  }

  @Test("MO39 (part) a spring that runs meanwhile adds its own velocity")
  func running() {
    var value = AnimatedValue(-100.0)
    value.change(to: 0, animation: .default)
    _ = (value.advance(to: 0.9), value.advance(to: 0.95))
    for step in 1...5 {
      value.change(to: Double(step) * 5, animation: nil, tracksVelocity: true, at: 0.95 + Double(step) * 0.01)
    }
    _ = value.advance(to: 1)
    let own = value.velocity
    #expect(own > 400)
    value.change(to: 200, animation: slow, at: 1)
    #expect(firstSpeed(value).isClose(to: own + 500, within: 100))
  }

  @Test(
    "MO39 (part) a curve, and a spring that waits, start at rest",
    arguments: [
      .linear(duration: 100), .spring(duration: 2).delay(1),
    ] as [Animation])
  func others(animation: Animation) {
    var value = dragged()
    value.change(to: 200, animation: animation, at: 1)
    #expect(firstSpeed(value).isClose(to: 0, within: 2))
  }

  @Test("MO39 (part) only an animated change right after the writes has their velocity")
  func late() {
    var late = dragged()
    late.change(to: 200, animation: slow, at: 1.2)
    #expect(firstSpeed(late).isClose(to: 0, within: 20))
    var other = dragged()
    other.change(to: 90, animation: nil)
    other.change(to: 200, animation: slow, at: 1)
    #expect(firstSpeed(other).isClose(to: 0, within: 20))
  }

  @Test("MO39 (part) a pointer that rests before it lets go has no velocity")
  func resting() {
    var value = dragged()
    for step in 1...3 { value.change(to: 100, animation: nil, tracksVelocity: true, at: 1 + Double(step) * 0.02) }
    value.change(to: 200, animation: slow, at: 1.06)
    #expect(firstSpeed(value).isClose(to: 0, within: 20))
  }

  @Test("MO39 (part) of two animated changes before a frame the last one has the velocity")
  func replaced() {
    var value = dragged()
    value.change(to: 300, animation: .linear, at: 1)
    value.change(to: 200, animation: slow, at: 1)
    #expect(firstSpeed(value).isClose(to: 500, within: 50))
  }

  private func speed(_ samples: [(Double, Double)]) -> Double {
    var value = AnimatedValue(-1.0)
    for (number, time) in samples { value.change(to: number, animation: nil, tracksVelocity: true, at: time) }
    value.change(to: 1e4, animation: .spring(duration: 1000))
    _ = value.advance(to: 0)
    return value.velocity
  }

  @Test("GE33 the velocity is weighed over the last three samples")
  func weights() {
    #expect(speed([(0, 0), (10, 0.1), (30, 0.2)]).isClose(to: 125, within: 1e-9))
    #expect(speed([(900, -5), (0, 0), (10, 0.1), (30, 0.2)]).isClose(to: 125, within: 1e-9))
    #expect(speed([(0, 0), (10, 0.1)]).isClose(to: 100, within: 1e-9))
    #expect(speed([(0, 0)]) == 0)
  }

  @Test("GE33 of samples at one moment the later one counts, and moments that are none end the series")
  func badSamples() {
    #expect(speed([(0, 0), (7, 0.1), (10, 0.1), (30, 0.2)]).isClose(to: 125, within: 1e-9))
    #expect(speed([(0, 1), (10, 0.1)]) == 0)
    #expect(speed([(0, 0), (10, .nan)]) == 0)
    #expect(speed([(0, 0), (10, 1e-300)]) == 0)
    #expect(speed([(0, 0), (.infinity, 0.1), (10, 0.2)]) == 0)
  }
}
