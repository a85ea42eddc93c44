import Foundation

/// Goes to a value straight, for a duration in seconds, along a curve. As SwiftUI documents it.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeList {
  let list: [Keyframe<Value>]

  /// Goes to a value; a duration that is not above 0 is none.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    list = [Keyframe(to, duration: duration, .linear(timingCurve))]
  }
}

/// Goes to a value along a cubic curve, for a duration in seconds. As SwiftUI documents it.
///
/// Velocities are in a second. A start without one goes on as fast as what stands before; the first one is at rest. An
/// end without one is as fast as what follows begins, and between two cubic keyframes as fast as the straight way from
/// the value before to the one after takes (MO77); the last one comes to rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeList {
  let list: [Keyframe<Value>]

  /// Goes to a value; a duration that is not above 0 is none.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    list = [Keyframe(to, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))]
  }
}

/// Goes to a value by a spring, for a duration in seconds. As SwiftUI documents it.
///
/// Without a duration it takes the spring's settling duration (MO76). With a shorter one the next keyframe goes on from
/// where the spring is by then; at the end of the track the value itself is there. Without a start velocity, in a second,
/// it goes on as fast as what stands before.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeList {
  let list: [Keyframe<Value>]

  /// Goes to a value; a duration that is not above 0 is none.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    list = [
      Keyframe(
        to, duration: duration ?? spring.settlingDuration,
        .spring(spring, startVelocity: startVelocity, settles: duration == nil))
    ]
  }
}

/// Is at a value at once. As SwiftUI documents it.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeList {
  let list: [Keyframe<Value>]

  /// Is at a value at once.
  public init(_ to: Value) { list = [Keyframe(to, .move)] }
}
