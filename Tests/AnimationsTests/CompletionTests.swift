import Animations
import Foundation
import Testing

/// Who waits for a motion.
struct CompletionTests {
  /// When tokens are told, in frames of a 64th of a second.
  private struct Told {
    var logical: [Int: Double] = [:]
    var removed: [Int: Double] = [:]

    init(_ value: inout AnimatedValue<Double>, from start: Double = 0, until end: Double) {
      var moment = start
      while moment <= end {
        let completions = value.advance(to: moment)
        for token in completions.logical { logical[token] = moment }
        for token in completions.removed { removed[token] = moment }
        moment += 1.0 / 64
      }
    }
  }

  @Test("MO42 a spring is logically complete at its duration, and removed when it rests")
  func springs() throws {
    var value = AnimatedValue.moving(by: .default, token: 1)
    let told = Told(&value, until: 3)
    #expect(told.logical[1] == 0.5)
    #expect(try #require(told.removed[1]).isClose(to: 1.27, within: 0.1))
  }

  @Test(
    "MO42 a curve is both at its end",
    arguments: [
      .linear(duration: 2), .linear(duration: 4).speed(2), .linear(duration: 1).delay(1),
      .linear(duration: 1).repeatCount(2), .linear(duration: 2).logicallyComplete(after: 3),
    ] as [Animation])
  func curves(animation: Animation) {
    var value = AnimatedValue.moving(by: animation, token: 1)
    let told = Told(&value, until: 3)
    #expect(told.logical == [1: 2] && told.removed == [1: 2])
  }

  @Test("MO42 a repeated spring is logically complete in its last round")
  func repeatedSpring() throws {
    var value = AnimatedValue.moving(by: .default.repeatCount(3), token: 1)
    let told = Told(&value, until: 3)
    // Two rounds of 0.7348 s and the spring's half second.
    #expect(try #require(told.logical[1]).isClose(to: 1.97, within: 0.016))
    #expect(try #require(told.removed[1]).isClose(to: 2.204, within: 0.016))
  }

  @Test("MO43 the logical completion of a curve that another one is laid over comes at its own time")
  func layered() {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1), token: 2)
    let told = Told(&value, from: 0.5, until: 3)
    #expect(told.logical == [1: 1, 2: 1.5] && told.removed == [1: 1.5, 2: 1.5])
  }

  @Test(
    "MO43 the same of a spring that another one has replaced", arguments: [Animation.default, .default.speed(1.25)])
  func replaced(second: Animation) {
    var value = AnimatedValue.moving(by: .default, token: 1)
    _ = value.advance(to: 0.125)
    value.change(to: 0, animation: second, token: 2)
    let told = Told(&value, from: 0.125, until: 3)
    #expect(told.logical[1] == 0.5)
    #expect(told.logical[2] == (second == .default ? 0.625 : 0.53125))
    #expect(told.removed[1] == told.removed[2] && told.removed[1].map { $0 > 1 } == true)
  }

  @Test("MO43 a curve that a spring has replaced completes at its own time too, and with the motion at the latest")
  func replacedCurves() {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    _ = value.advance(to: 0.25)
    value.change(to: 0, animation: .linear(duration: 8), token: 2)
    _ = value.advance(to: 0.25)
    value.change(to: 50, animation: .default, token: 3)
    let told = Told(&value, from: 0.25, until: 9)
    #expect(told.logical[1] == 1 && told.logical[3] == 0.75)
    #expect(told.logical[2] == told.removed[2])
    #expect(told.removed[1] == told.removed[3] && told.removed[2] == told.removed[3])
  }

  @Test("MO43 a repetition for ever is complete when what replaces it is over")
  func repetition() {
    var value = AnimatedValue.moving(by: .linear(duration: 1).repeatForever(), token: 1)
    _ = value.advance(to: 9.5)
    value.change(to: 0, animation: .linear(duration: 1), token: 2)
    let told = Told(&value, from: 9.5, until: 12)
    #expect(told.logical == [1: 10.5, 2: 10.5] && told.removed == [1: 10.5, 2: 10.5])
  }

  @Test("MO43 when the property goes all are told that were not")
  func finish() {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    _ = value.advance(to: 0.5)
    value.change(to: 0, animation: .linear(duration: 1), token: 2)
    #expect(value.advance(to: 0.5).isEmpty)
    #expect(value.advance(to: 1) == MotionCompletions(logical: [1]))
    value.change(to: 50, animation: .default, token: 3)
    #expect(value.finish() == MotionCompletions(logical: [2, 3], removed: [1, 2, 3]))
    #expect(value.finish().isEmpty && value.advance(to: 2).isEmpty)
  }

  @Test("MO13 MO41 (part) the changes before one frame complete with their one motion")
  func oneMotion() {
    var value = AnimatedValue(0.0)
    #expect(value.change(to: 1, animation: .default, token: 1) == true)
    #expect(value.change(to: 2, animation: .linear(duration: 1), token: 2) == true)
    let told = Told(&value, until: 2)
    #expect(told.logical == [1: 1, 2: 1] && told.removed == [1: 1, 2: 1])
    var spring = AnimatedValue(0.0)
    spring.change(to: 1, animation: .linear(duration: 1), token: 1)
    spring.change(to: 100, animation: .default, token: 2)
    #expect(Told(&spring, until: 1).logical == [1: 0.5, 2: 0.5])
  }

  @Test("MO44 an animation that is logically complete earlier moves on")
  func logicallyComplete() {
    var value = AnimatedValue.moving(by: .linear(duration: 5).logicallyComplete(after: 1), token: 1)
    #expect(value.advance(to: 0.9375).isEmpty)
    #expect(value.advance(to: 1) == MotionCompletions(logical: [1]))
    #expect(value.shown(at: 2.5) == 50)
    #expect(value.advance(to: 5) == MotionCompletions(removed: [1]))
  }

  @Test("MO44 after an earlier end it changes nothing")
  func laterThanSpring() {
    var value = AnimatedValue.moving(by: .default.logicallyComplete(after: 1), token: 1)
    #expect(Told(&value, until: 2).logical == [1: 0.5])
  }

  @Test("MO44 its time is counted from its own beginning where it takes the place of a spring")
  func afterSpring() {
    var value = AnimatedValue.moving(by: .default, token: 1)
    _ = value.advance(to: 0.25)
    value.change(to: 0, animation: .spring(duration: 2).logicallyComplete(after: 1), token: 2)
    #expect(Told(&value, from: 0.25, until: 4).logical == [1: 0.5, 2: 1.25])
  }
}
