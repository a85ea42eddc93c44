import Animations
import Foundation
import Testing

/// The courses of keyframes.
struct KeyframeTests {
  private func timeline<Content: KeyframeTrackContent<Double>>(
    from initial: Double = 0, @KeyframeTrackContentBuilder<Double> _ content: () -> Content
  ) -> KeyframeTimeline<Double> {
    let content = content()
    return KeyframeTimeline(initialValue: initial) { KeyframeTrack { content } }
  }

  @Test("MO76 a linear keyframe goes straight, or along its curve")
  func linear() {
    #expect(timeline { LinearKeyframe(1, duration: 1) }.value(time: 0.25) == 0.25)
    let curved = timeline { LinearKeyframe(1, duration: 1, timingCurve: .easeInOut) }
    #expect(curved.value(time: 0.25).isClose(to: 0.129))
  }

  @Test("MO76 a move takes no time")
  func move() {
    let timeline = timeline {
      LinearKeyframe(4, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(200, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect([0.5, 0.75, 1, 1.5].map { timeline.value(time: $0) } == [2, 3, 100, 150])
  }

  @Test("MO76 a cubic keyframe has the velocities that it is given at its ends")
  func cubic() {
    let resting = timeline { CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 0) }
    #expect(resting.value(time: 0.25).isClose(to: 0.156))
    let started = timeline { CubicKeyframe(1, duration: 1, startVelocity: 2, endVelocity: 0) }
    #expect(started.value(time: 0.25) == 0.4375)
    let ended = timeline { CubicKeyframe(1, duration: 2, startVelocity: 0, endVelocity: 2) }
    // 0.84375 of the way at three quarters, less 0.140625·2·2
    #expect(ended.value(time: 1.5).isClose(to: 0.28125, within: 1e-12))
  }

  @Test("MO76 a spring keyframe lasts its settling duration, and then is at its value")
  func spring() {
    let settling = timeline { SpringKeyframe(100, spring: Spring(duration: 0.5)) }
    #expect(settling.duration.isClose(to: 0.73, within: 0.01))
    #expect(settling.value(time: 0.1).isClose(to: 35.8, within: 0.05))
    #expect(settling.value(time: settling.duration) == 100)
  }

  @Test("MO76 a spring keyframe goes on as fast as what stands before, or as it is told")
  func springVelocity() {
    let following = timeline {
      LinearKeyframe(50, duration: 0.1)
      SpringKeyframe(50, duration: 1, spring: Spring(duration: 2))
    }
    #expect((following.value(time: 0.101) - 50).isClose(to: 0.5, within: 0.01))
    let told = timeline { SpringKeyframe(0, duration: 1, spring: Spring(duration: 2), startVelocity: 500) }
    #expect(told.value(time: 0.001).isClose(to: 0.5, within: 0.01))
  }

  @Test("a spring keyframe that is cut short hands on where it is, and at the end its value is there")
  func shortSpring() {
    let cut = timeline {
      SpringKeyframe(100, duration: 0.1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(
      cut.value(time: 0.0999).isClose(to: 35.8, within: 0.1) && cut.value(time: 0.1).isClose(to: 35.8, within: 0.05))
    #expect(cut.value(time: 0.6).isClose(to: 17.9, within: 0.05))
    #expect(timeline { SpringKeyframe(100, duration: 0.1) }.value(time: 0.1) == 100)
    let reversed = timeline {
      SpringKeyframe(100, duration: 0.1)
      SpringKeyframe(0, duration: 1)
    }
    #expect(reversed.value(time: 0.14).isClose(to: 43.4, within: 0.05))
  }

  private func speed(of timeline: KeyframeTimeline<Double>, at time: Double) -> (before: Double, after: Double) {
    let step = 1.0 / 65_536
    let place = timeline.value(time: time)
    return ((place - timeline.value(time: time - step)) / step, (timeline.value(time: time + step) - place) / step)
  }

  @Test("MO77 between cubic keyframes the velocity is that of the way from the one before to the one after")
  func spline() {
    let spline = timeline {
      CubicKeyframe(100, duration: 1)
      CubicKeyframe(300, duration: 1)
    }
    let speed = speed(of: spline, at: 1)
    #expect(spline.value(time: 1) == 100)
    #expect(speed.before.isClose(to: 150, within: 0.02) && speed.after.isClose(to: 150, within: 0.02))
  }

  @Test("MO77 a cubic keyframe after another kind starts with that one's end velocity")
  func afterOthers() {
    let linear = timeline {
      LinearKeyframe(100, duration: 1)
      CubicKeyframe(300, duration: 1)
    }
    #expect(speed(of: linear, at: 1).after.isClose(to: 100, within: 0.02))
    let spring = timeline {
      SpringKeyframe(100, duration: 0.1)
      CubicKeyframe(300, duration: 1)
    }
    #expect(speed(of: spring, at: 0.1).after.isClose(to: 449, within: 1))
    let moved = timeline {
      LinearKeyframe(50, duration: 1)
      MoveKeyframe(100)
      CubicKeyframe(300, duration: 1)
    }
    #expect(speed(of: moved, at: 1).after.isClose(to: 0, within: 0.02))
  }

  @Test("MO77 a cubic keyframe ends as fast as what follows begins, and rests where nothing does")
  func beforeOthers() {
    let linear = timeline {
      CubicKeyframe(100, duration: 1)
      LinearKeyframe(0, duration: 0.5)
    }
    #expect(speed(of: linear, at: 1).before.isClose(to: -200, within: 0.02))
    let told = timeline {
      CubicKeyframe(100, duration: 1)
      CubicKeyframe(0, duration: 1, startVelocity: 70)
    }
    #expect(speed(of: told, at: 1).before.isClose(to: 70, within: 0.02))
    let spring = timeline {
      CubicKeyframe(100, duration: 1)
      SpringKeyframe(400, duration: 1)
    }
    let both = speed(of: spring, at: 1)
    #expect(both.before.isClose(to: 200, within: 0.05) && both.after.isClose(to: 200, within: 0.5))
    let alone = timeline { CubicKeyframe(100, duration: 1) }
    #expect(speed(of: alone, at: 1).before.isClose(to: 0, within: 0.02))
    #expect(speed(of: alone, at: 0).after.isClose(to: 0, within: 0.02))
  }

  private struct Two: Equatable {
    var first = 1.0
    var second = 2.0
  }

  @Test("MO75 (part) a property without a track keeps its initial value, and one begins where the value is")
  func initialValue() {
    let timeline = KeyframeTimeline(initialValue: Two(first: 10, second: 7)) {
      KeyframeTrack(\.first) { LinearKeyframe(20, duration: 1) }
    }
    #expect(timeline.value(time: 0.5) == Two(first: 15, second: 7))
    var other = Two(first: 0, second: 0)
    timeline.update(value: &other, time: 0.5)
    #expect(other == Two(first: 15, second: 0))
    timeline.update(value: &other, progress: 0.75)
    #expect(other == Two(first: 17.5, second: 0))
  }

  @Test("MO74 (part) a track that ends earlier keeps its last value")
  func shorterTrack() {
    let timeline = KeyframeTimeline(initialValue: Two()) {
      KeyframeTrack(\.first) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.second) { LinearKeyframe(4, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2) == Two(first: 5, second: 3))
  }

  @Test("MO78 a timeline is asked for times and shares, also before its start and after its end")
  func timeline() {
    let timeline = timeline(from: 2) { LinearKeyframe(10, duration: 4) }
    #expect(timeline.duration == 4)
    #expect([-5, 0, 1, 4, 9].map { timeline.value(time: $0) } == [2, 2, 4, 10, 10])
    #expect([-5, 0, 0.25, 1, 9].map { timeline.value(progress: $0) } == [2, 2, 4, 10, 10])
  }

  @Test("numbers that are no times or values of keyframes", arguments: [Double.nan, .infinity, -.infinity, -1])
  func badNumbers(bad: Double) {
    let none = timeline { LinearKeyframe(10, duration: bad) }
    let isEndless = bad == .infinity
    #expect(none.duration == (isEndless ? .infinity : 0))
    #expect(none.value(time: 1) == (isEndless ? 0 : 10))
    #expect(none.value(progress: 0) == (isEndless ? 0 : 10))
    let mixed = timeline {
      LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: bad)
      SpringKeyframe(5, spring: Spring(response: bad, dampingRatio: bad))
      SpringKeyframe(6, duration: bad)
      CubicKeyframe(7, duration: 1)
    }
    for time in [0, 0.5, 1.5, 2.5, 1e9, bad] { #expect(mixed.value(time: time).isFinite, "at \(time)") }
    #expect(mixed.value(progress: bad).isFinite)
  }

  @Test("values that cannot be animated in part come from the next keyframe")
  func parts() {
    struct Named: Animatable, Equatable {
      var name: String
      var size: Double

      var animatableData: Double {
        get { size }
        set { size = newValue }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Named(name: "a", size: 0)) {
      LinearKeyframe(Named(name: "b", size: 8), duration: 1)
    }
    #expect(timeline.value(time: 0.5) == Named(name: "b", size: 4))
  }
}
