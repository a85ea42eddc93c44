/// Keyframes of one value, one after another. As SwiftUI documents it.
public protocol KeyframeTrackContent<Value> {
  /// The type of what moves.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that this is made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that this is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Content of this module, which knows its keyframes itself.
protocol KeyframeList<Value>: KeyframeTrackContent where Body == Self {
  var list: [Keyframe<Value>] { get }
}

extension KeyframeList {
  public var body: Self { return self }
}

extension KeyframeTrackContent {
  /// All keyframes in their order.
  var keyframes: [Keyframe<Value>] { (self as? any KeyframeList<Value>)?.list ?? body.keyframes }
}

/// A step of a track.
struct Keyframe<Value: Animatable> {
  /// How the value comes there; velocities are in a second.
  enum Course {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?, settles: Bool)
  }

  let value: Value
  /// In seconds, at least 0.
  let duration: Double
  let course: Course

  /// A duration that is not above 0, or no number, is none.
  init(_ value: Value, duration: Double = 0, _ course: Course) {
    (self.value, self.course) = (value, course)
    self.duration = duration > 0 ? duration : 0
  }
}
