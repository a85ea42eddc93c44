import Animations
import Foundation
import Testing

/// One property that moves.
struct MotionTests {
  @Test("MO1 (part) an animated change moves what is shown from what was shown, and the target is there from the start")
  func moves() {
    var value = AnimatedValue(0.0)
    value.change(to: 1, animation: .linear(duration: 1))
    #expect(value.target == 1)
    #expect(value.shown(at: [0, 0.25, 1]) == [0, 0.25, 1])
    #expect(!value.isMoving)
  }

  @Test("MO2 time begins with the first frame after the change, which still shows the old value")
  func firstFrame() {
    var value = AnimatedValue(10.0)
    _ = value.advance(to: 5)
    value.change(to: 20, animation: .linear(duration: 1))
    #expect(value.shown == 10 && value.isMoving)
    #expect(value.shown(at: [100, 100.5, 101]) == [10, 15, 20])
  }

  @Test("MO13 two changes before the first frame make one motion, by the last one's animation")
  func beforeFirstFrame() {
    var value = AnimatedValue(0.0)
    value.change(to: 100, animation: .default)
    value.change(to: -10, animation: .linear(duration: 1))
    #expect(value.shown == 0)
    #expect(value.shown(at: [0, 0.5, 1]) == [0, -5, -10])
    #expect(!value.isMoving)
  }

  @Test("MO13 the same during a motion")
  func beforeFrame() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    #expect(value.shown(at: 0.5) == 50)
    value.change(to: 0, animation: .linear(duration: 4))
    value.change(to: 50, animation: .linear(duration: 1))
    // One layer over the first motion: 75 + (50 - 75)/4
    #expect(value.shown(at: [0.5, 0.75]) == [50, 68.75])
  }

  @Test("MO28 a duration that is none shows the end in the first frame and completes once", arguments: [0, -1, .nan])
  func noDuration(duration: Double) {
    var value = AnimatedValue(0.0)
    value.change(to: 1, animation: .linear(duration: duration), token: 7)
    #expect(value.shown == 0)
    #expect(value.advance(to: 3) == MotionCompletions(logical: [7], removed: [7]))
    #expect(value.shown == 1 && !value.isMoving)
    #expect(value.advance(to: 4).isEmpty)
  }

  @Test("MO28 an infinite duration holds the start and never completes")
  func infiniteDuration() {
    var value = AnimatedValue.moving(by: .easeIn(duration: .infinity), token: 7)
    for moment in [1, 1e6, 1e300] { #expect(value.advance(to: moment).isEmpty && value.shown == 0) }
    #expect(value.isMoving)
  }

  @Test("MO33 a change without an animation at rest is shown at once")
  func plainAtRest() {
    var value = AnimatedValue(0.0)
    #expect(value.change(to: 5, animation: nil, token: 1) == false)
    #expect(value.shown == 5 && value.target == 5 && !value.isMoving && value.advance(to: 0).isEmpty)
  }

  @Test("MO33 a change without an animation shifts what is shown and lets the motion end")
  func plain() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    #expect(value.shown(at: 0.5) == 50)
    value.change(to: 150, animation: nil)
    #expect(value.shown == 100)
    #expect(value.shown(at: [0.75, 1]) == [125, 150])
    #expect(!value.isMoving)
  }

  @Test("MO33 the same before the first frame of the motion")
  func plainBeforeFirstFrame() {
    var value = AnimatedValue(0.0)
    value.change(to: 100, animation: .linear(duration: 1))
    value.change(to: 120, animation: nil)
    #expect(value.shown == 20)
    #expect(value.shown(at: [0, 0.5, 1]) == [20, 70, 120])
  }

  @Test("MO32 a repetition for ever goes on around a value that is written without an animation")
  func plainDuringRepetition() {
    var value = AnimatedValue.moving(by: .linear(duration: 1).repeatForever())
    #expect(value.shown(at: 0.25) == 25)
    value.change(to: 300, animation: nil)
    #expect(value.shown(at: [0.5, 1, 1.5, 99.5]) == [250, 300, 250, 250])
  }

  @Test("MO38 writing an equal value during a motion changes nothing")
  func equalValue() {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    #expect(value.shown(at: 0.5) == 50)
    #expect(value.change(to: 100, animation: .linear(duration: 8), token: 2) == false)
    #expect(value.change(to: 100, animation: nil) == false)
    #expect(value.shown(at: 0.75) == 75)
    #expect(value.advance(to: 1) == MotionCompletions(logical: [1], removed: [1]))
  }

  @Test("MO38 writing an equal value at rest begins nothing")
  func equalAtRest() {
    var value = AnimatedValue(5.0)
    #expect(value.change(to: 5, animation: .default, token: 1) == false)
    #expect(!value.isMoving)
  }

  @Test("a motion that is finished is at its target, and no frame changes it")
  func finish() {
    var value = AnimatedValue.moving(by: .default)
    #expect(value.shown(at: 0.1) > 30)
    _ = value.finish()
    #expect(value.shown == 100 && !value.isMoving)
    #expect(value.shown(at: 0.2) == 100)
  }

  @Test("a motion before its first frame can be finished")
  func finishPending() {
    var value = AnimatedValue(0.0)
    value.change(to: 9, animation: .default, token: 3)
    #expect(value.finish() == MotionCompletions(logical: [3], removed: [3]))
    #expect(value.shown == 9 && !value.isMoving)
  }

  @Test("a clock may begin anew between two motions")
  func otherClock() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    #expect(value.shown(at: 50) == 100)
    value.change(to: 0, animation: .linear(duration: 1))
    #expect(value.shown(at: [2, 2.25]) == [100, 75])
  }

  @Test("time stands where it would run back or to no number")
  func badTime() {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    #expect(value.shown(at: [0.5, 0.25, .nan, .infinity, -.infinity, 0.75]) == [50, 50, 50, 50, 50, 75])
    var other = AnimatedValue(0.0)
    other.change(to: 1, animation: .linear(duration: 1))
    #expect(other.shown(at: [.nan, 0.5]) == [0, 0.5])
  }
}
