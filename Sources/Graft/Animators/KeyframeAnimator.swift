import Animations
import Foundation
import ViewGraph

/// A view that is made from a value which key frames move. As SwiftUI documents it; claims MO74, MO75.
///
/// The content is evaluated once a frame while the key frames last. Where the user has turned animations off, the value is at
/// its end at once, or at its beginning where the key frames repeat.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: ChangeTrigger?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var isRunning: Bool
  @State private var play: KeyframePlay<Value>
  /// Counts what is at its end at once.
  @State private var jumps = 0

  /// Plays the key frames once, or again and again from the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, trigger: nil, repeating, content, keyframes)
  }

  /// Plays the key frames from the current value on, each time that a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, trigger: ChangeTrigger(trigger), false, content, keyframes)
  }

  private init(
    _ initialValue: Value, trigger: ChangeTrigger?, _ isRepeating: Bool, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, self.isRepeating) = (initialValue, trigger, isRepeating)
    (self.content, self.keyframes) = (content, keyframes)
    _isRunning = State(initialValue: false)
    _play = State(initialValue: KeyframePlay(initialValue))
  }

  public var body: some View {
    _ = jumps
    return TimelineView(AnimationTimelineSchedule(paused: !isRunning)) { context in
      let value = play.value(at: context.date)
      content(value).onChange(of: play.isOver) { if play.isOver { isRunning = false } }
    }
    .onChange(of: trigger) { begin() }
    .onChange(of: 0, initial: true) { if trigger == nil { begin() } }
  }

  private func begin() {
    let (start, keyframes) = (play.current, keyframes)
    let timeline = KeyframeTimeline(initialValue: start) { keyframes(start) }
    let moves = timeline.duration > 0 && (UserAnimations.areOn || isRepeating)
    play.begin(timeline, repeating: isRepeating && moves)
    isRunning = moves && UserAnimations.areOn
    if moves { return }
    play.finish()
    jumps += 1
  }
}

/// Where the key frames of a view are. Time begins with the first frame after they were begun.
@MainActor
final class KeyframePlay<Value> {
  private(set) var current: Value
  private var timeline: KeyframeTimeline<Value>?
  private var isRepeating = false
  private var start: Date?
  /// The date of the frame before.
  private var last: Date?
  private(set) var isOver = true

  init(_ value: Value) { current = value }

  func begin(_ timeline: KeyframeTimeline<Value>, repeating: Bool) {
    (self.timeline, isRepeating, start, isOver) = (timeline, repeating, nil, false)
  }

  func finish() {
    if let timeline { current = timeline.value(time: timeline.duration) }
    (timeline, isOver) = (nil, true)
  }

  func value(at date: Date) -> Value {
    // A timeline that was paused has the date of its last frame at first.
    if let timeline, date != last || start != nil {
      let begun = start ?? date
      start = begun
      move(along: timeline, for: date.timeIntervalSince(begun))
    }
    last = date
    return current
  }

  private func move(along timeline: KeyframeTimeline<Value>, for time: Double) {
    guard time >= timeline.duration, !isRepeating else {
      let round = isRepeating ? time.truncatingRemainder(dividingBy: timeline.duration) : time
      return current = timeline.value(time: round)
    }
    finish()
  }
}

extension View {
  /// This view as a value says that key frames move (MO74). As SwiftUI documents it.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// This view as a value says that key frames move, each time that another value changes (MO74). As SwiftUI documents it.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
