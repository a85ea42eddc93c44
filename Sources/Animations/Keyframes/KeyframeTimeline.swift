import Foundation

/// A value over time, as keyframes move it. As SwiftUI documents it.
///
/// What no track moves keeps its initial value (MO75). Tracks that end earlier than others keep their last value; before
/// the start and after the end the first and the last value are there (MO78).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [TrackPlayer<Value>]

  /// The time of the longest track, in seconds.
  public let duration: TimeInterval

  /// A value over time from what it is at first.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content().tracks(from: initialValue)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value after a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value after a share of the duration.
  public func value(progress: Double) -> Value { value(time: time(at: progress)) }

  /// Changes what tracks move to what it is after a time in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, time.isNaN ? 0 : time) }
  }

  /// Changes what tracks move to what it is after a share of the duration.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: time(at: progress)) }

  private func time(at progress: Double) -> Double { progress > 0 ? min(progress, 1) * duration : 0 }
}
