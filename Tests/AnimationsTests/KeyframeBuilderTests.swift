import Animations
import Foundation
import Testing

/// What can be written in the closures of keyframes, as public source writes it.
struct KeyframeBuilderTests {
  private struct Place: Equatable {
    var x = 0.0
    var size = CGSize(width: 1, height: 1)
  }

  @Test("MO78 a timeline of several tracks moves each property by its own, and lasts as long as the longest")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(8, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.size) {
        LinearKeyframe(CGSize(width: 3, height: 5), duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Place(x: 4, size: CGSize(width: 1.25, height: 1.5)))
    #expect(timeline.value(time: 1.75) == Place(x: 2, size: CGSize(width: 1.875, height: 2.75)))
    #expect(timeline.value(time: 3) == Place(x: 0, size: CGSize(width: 2.5, height: 4)))
  }

  @Test("keyframes of the value itself need no track", arguments: [false, true])
  func value(hasTrack: Bool) {
    let bare = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 1)
      MoveKeyframe(8)
    }
    let tracked = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(4, duration: 1)
        MoveKeyframe(8)
      }
    }
    let timeline = hasTrack ? tracked : bare
    #expect(timeline.value(time: 0.5) == 2)
    #expect(timeline.value(time: 1) == 8)
  }

  private func timeline(_ isHigh: Bool, _ isLong: Bool, _ steps: [Double]) -> KeyframeTimeline<Place> {
    KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        if isHigh {
          LinearKeyframe(100, duration: 1)
        } else {
          LinearKeyframe(10, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
        if isLong { LinearKeyframe(0, duration: 8) }
        for step in steps { LinearKeyframe(step, duration: 0.5) }
      }
    }
  }

  @Test("conditions and loops choose keyframes")
  func conditions() {
    #expect(timeline(true, false, []).value(time: 0.5).x == 50)
    #expect(timeline(false, false, []).value(time: 0.5).x == 5)
    #expect(timeline(false, false, []).duration == 2)
    #expect(timeline(true, true, []).duration == 9)
    let looping = timeline(true, false, [50, 70])
    #expect(looping.duration == 2)
    #expect(looping.value(time: 1.25).x == 75)
    #expect(looping.value(time: 1.75).x == 60)
  }

  private func tracks(_ isWide: Bool, _ isTall: Bool, _ paths: [WritableKeyPath<Place, Double>]) -> KeyframeTimeline<
    Place
  > {
    KeyframeTimeline(initialValue: Place()) {
      if isWide {
        KeyframeTrack(\.size.width) { MoveKeyframe(7.0) }
      } else {
        KeyframeTrack(\.size.height) { MoveKeyframe(9.0) }
      }
      if isTall { KeyframeTrack(\.size.height) { MoveKeyframe(8.0) } }
      for path in paths { KeyframeTrack(path) { MoveKeyframe(5.0) } }
    }
  }

  @Test("conditions and loops choose tracks")
  func trackConditions() {
    #expect(tracks(true, false, []).value(time: 0) == Place(size: CGSize(width: 7, height: 1)))
    #expect(tracks(false, false, []).value(time: 0) == Place(size: CGSize(width: 1, height: 9)))
    #expect(tracks(true, true, [\.x]).value(time: 0) == Place(x: 5, size: CGSize(width: 7, height: 8)))
  }

  @Test("conditions and loops choose keyframes of the value itself")
  func valueConditions() {
    func timeline(_ isHigh: Bool, _ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if isHigh { LinearKeyframe(4, duration: 1) } else { LinearKeyframe(2, duration: 1) }
        if isLong { LinearKeyframe(0, duration: 1) }
        for step in [1.0, 2] { LinearKeyframe(step, duration: 1) }
      }
    }
    #expect(timeline(true, false).duration == 3)
    #expect(timeline(true, true).value(time: 1.5) == 2)
    #expect(timeline(false, false).value(time: 1.5) == 1.5)
  }

  /// Keyframes that are used in several tracks.
  private struct Hop: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private struct Hops: Keyframes {
    var body: some Keyframes<Place> {
      KeyframeTrack(\.x) {
        Hop(height: 2)
        Hop(height: 4)
      }
    }
  }

  @Test("keyframes and tracks of one's own are made of others")
  func own() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      Hops()
      KeyframeTrack(\.size) { MoveKeyframe(.zero) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Place(x: 1, size: .zero))
    #expect(timeline.value(time: 2.5).x == 2)
  }

  @Test("without a line nothing moves")
  func nothing() {
    let empty = KeyframeTimeline(initialValue: Place(x: 3)) {}
    #expect(empty.duration == 0 && empty.value(time: 1) == Place(x: 3))
    let track = KeyframeTimeline(initialValue: Place(x: 3)) { KeyframeTrack(\.x) {} }
    #expect(track.duration == 0 && track.value(time: 1) == Place(x: 3))
  }
}
