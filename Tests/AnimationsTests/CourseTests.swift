import Animations
import Foundation
import Testing

/// The course of an animation for whoever keeps no state of it.
struct CourseTests {
  @Test(
    "the share of the change at a time",
    arguments: [
      (.linear(duration: 1), 0.5, 0.5), (.easeIn(duration: 1), 0.25, 0.0935), (.easeInOut(duration: 1), 0.25, 0.1292),
      (.linear(duration: 1).delay(1), 1.25, 0.25), (.linear(duration: 1).speed(2), 0.25, 0.5),
      (.linear(duration: 1).repeatCount(3), 1.25, 0.75), (.linear(duration: 1).repeatForever(), 0.25, 0.25),
      (.linear(duration: 1).repeatForever(), 1, 1), (.linear(duration: 1), 2, 1), (.linear(duration: 1), -1, 0),
      (.default, 0.25, 0.821), (.spring(response: 8, dampingFraction: 1), 2, 0.4656),
      (.spring(response: 1, dampingFraction: 0.5), 0.25, 0.6473),
      (.spring(response: 1, dampingFraction: 2), 0.25, 0.2929),
    ] as [(Animation, Double, Double)])
  func progress(animation: Animation, time: Double, expected: Double) {
    #expect(animation.progress(at: time).isClose(to: expected))
  }

  @Test(
    "when it is over, and when for whoever waits",
    arguments: [
      (.linear(duration: 2), 2, 2), (.linear(duration: 2).delay(1), 3, 3), (.linear(duration: 2).speed(4), 0.5, 0.5),
      (.linear(duration: 2).repeatCount(3), 6, 6), (.linear(duration: 2).repeatForever().delay(1), 3, 3),
      (.linear(duration: 5).logicallyComplete(after: 1), 5, 1),
      (.linear(duration: 1).logicallyComplete(after: 5), 1, 1),
      (.linear(duration: 2).logicallyComplete(after: 1).repeatCount(2).speed(2), 2, 1.5),
      (.default, 0.7348, 0.5), (.default.delay(1), 1.7348, 1.5), (.default.repeatCount(2), 1.4696, 1.2348),
    ] as [(Animation, Double, Double)])
  func duration(animation: Animation, duration: Double, logical: Double) {
    #expect(animation.duration.isClose(to: duration) && animation.logicalDuration.isClose(to: logical))
    #expect(animation.progress(at: duration + 0.001) == 1)
  }

  @Test(
    "one that has no meaning is over at once",
    arguments: [
      .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .linear(duration: .infinity),
      .linear.speed(0), .linear.speed(-1), .linear.speed(.nan), .linear.delay(.infinity), .spring(dampingFraction: 0),
      .spring(response: .infinity), .linear(duration: .nan).repeatForever(), .linear.repeatCount(3).speed(0),
    ] as [Animation])
  func meaningless(animation: Animation) {
    #expect(animation.duration == 0 && animation.logicalDuration == 0 && animation.progress(at: 0) == 1)
  }

  private struct Jump: CustomAnimation {
    let end: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < end ? value.scaled(by: 0.25) : nil
    }
  }

  @Test("one of one's own is over when it says so, and after ten seconds at the latest")
  func custom() {
    #expect(Animation(Jump(end: 2)).duration.isClose(to: 2, within: 0.02))
    #expect(Animation(Jump(end: 2)).delay(1).logicalDuration.isClose(to: 3, within: 0.02))
    #expect(Animation(Jump(end: .infinity)).duration.isClose(to: 10, within: 0.02))
    #expect(Animation(Jump(end: 2)).progress(at: 1) == 0.25 && Animation(Jump(end: 2)).progress(at: 2) == 1)
  }
}
