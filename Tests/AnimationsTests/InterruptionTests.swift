import Animations
import Foundation
import Testing

/// Animations that come while another one runs.
struct InterruptionTests {
  @Test("MO34 a curve that interrupts a curve is laid over it")
  func curves() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    #expect(value.shown(at: 0.5) == 50)
    value.change(to: 0, animation: .linear(duration: 1))
    #expect(value.shown(at: [0.5, 0.75, 1, 1.5]) == [50, 56.25, 50, 0])
    #expect(!value.isMoving)
  }

  @Test("MO34 curves that are slow at both ends turn round without a corner")
  func turn() {
    var value = AnimatedValue.moving(by: .easeInOut(duration: 1))
    let before = value.shown(at: [0.49, 0.5])
    value.change(to: 0, animation: .easeInOut(duration: 1))
    let after = value.shown(at: [0.5, 0.51, 0.75])
    #expect(after[0] == before[1] && after[2].isClose(to: 75.8, within: 0.05))
    #expect((before[1] - before[0]).isClose(to: after[1] - after[0], within: 0.02))
  }

  @Test("MO34 a third curve is laid over both, and plain writes shift them all")
  func three() {
    var value = AnimatedValue.moving(by: .linear(duration: 4))
    _ = value.shown(at: 1)
    value.change(to: 0, animation: .linear(duration: 4))
    _ = value.shown(at: [1, 2])
    value.change(to: 200, animation: .linear(duration: 4))
    // 75 at 3 s, half way from there to 0, a quarter of the way from there to 200
    #expect(value.shown(at: [2, 3]) == [37.5, 78.125])
    value.change(to: 300, animation: nil)
    #expect(value.shown == 178.125)
    // At 5 s the second one has ended at 0, which the plain write has shifted to 100.
    #expect(value.shown(at: [5, 6]) == [250, 300])
    #expect(!value.isMoving)
  }

  @Test(
    "MO32 an animated change ends a repetition for ever, and takes over from the shown value",
    arguments: [
      .linear(duration: 1), .default, .linear(duration: 1).delay(0.25), .easeIn(duration: 1).repeatCount(3),
    ] as [Animation])
  func repetition(animation: Animation) {
    var value = AnimatedValue.moving(by: .linear(duration: 1).repeatForever())
    #expect(value.shown(at: 8.5) == 50)
    value.change(to: 0, animation: animation)
    #expect(value.shown(at: 8.5) == 50)
    for moment in 9...14 { _ = value.advance(to: Double(moment)) }
    #expect(value.shown == 0 && !value.isMoving)
  }

  @Test("MO32 repetitions for ever that follow each other do not add up")
  func repetitions() {
    var value = AnimatedValue.moving(by: .linear(duration: 1).repeatForever())
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1).repeatForever())
    #expect(value.shown(at: [0.5, 1, 1.5, 2, 2.5, 3.5]) == [50, 25, 0, 25, 50, 0])
  }

  @Test("an animation that begins in the frame in which another one ends moves from its end")
  func sameFrame() {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1), token: 2)
    #expect(value.advance(to: 1) == MotionCompletions(logical: [1]))
    #expect(value.shown == 100)
    #expect(value.shown(at: 1.5) == 50)
    #expect(value.advance(to: 2) == MotionCompletions(logical: [2], removed: [1, 2]))
  }

  /// A straight line that counts how often it is asked.
  private struct Counted: CustomAnimation {
    final class Count: Hashable, @unchecked Sendable {
      var calls = 0
      static func == (left: Count, right: Count) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let count: Count

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      count.calls += 1
      return value.scaled(by: time / 1000)
    }
  }

  @Test("of animations that come in every frame no more than 32 run")
  func mostLayers() {
    let count = Counted.Count()
    var value = AnimatedValue(0.0)
    for frame in 0..<100 {
      value.change(to: Double(frame + 1), animation: Animation(Counted(count: count)))
      _ = value.advance(to: Double(frame))
    }
    count.calls = 0
    _ = value.advance(to: 100)
    #expect(count.calls == 32)
  }

  @Test("animations that come in every frame are shown without a jump")
  func manyLayers() {
    var value = AnimatedValue(0.0)
    var last = 0.0
    for frame in 0..<400 {
      value.change(to: 100 + Double(frame % 7), animation: .easeInOut(duration: 8))
      let shown = value.shown(at: Double(frame) / 64)
      #expect((shown - last).magnitude < 4 && (0...110).contains(shown))
      last = shown
    }
    #expect(value.shown(at: 399.0 / 64 + 8) == 100 && !value.isMoving)
  }
}
