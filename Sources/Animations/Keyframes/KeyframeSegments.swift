/// The keyframes of a track as its courses from one value to the next.
struct KeyframeSegments<Value: Animatable> {
  private var segments: [KeyframeSegment<Value>] = []

  /// The time of all, in seconds.
  private(set) var duration = 0.0

  init(_ keyframes: [Keyframe<Value>], from initial: Value) {
    var (place, velocity) = (initial.animatableData, Value.AnimatableData.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = KeyframeSegment(keyframe, at: duration, from: place, velocity: velocity, before: next)
      (place, velocity) = (segment.endPlace, segment.endVelocity)
      segments.append(segment)
      duration += keyframe.duration
    }
  }

  /// The value after a time in seconds: before the first keyframe and after the last one it stays; nil without any.
  func value(at time: Double) -> Value? {
    if !(time < duration) { return segments.last?.value }
    let moment = max(0, time)
    return segments.last { $0.start <= moment }?.value(at: moment)
  }
}
