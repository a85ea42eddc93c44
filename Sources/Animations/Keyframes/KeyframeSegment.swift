/// The course to one keyframe.
struct KeyframeSegment<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  /// When it begins, in seconds.
  let start: Double
  /// Where it goes.
  let value: Value
  private let duration: Double
  private let origin: Vector
  private let course: KeyframeCourse<Vector>

  /// The course from a place and a velocity, in a second, to a keyframe before another one.
  init(
    _ keyframe: Keyframe<Value>, at start: Double, from origin: Vector, velocity: Vector, before next: Keyframe<Value>?
  ) {
    (value, duration) = (keyframe.value, keyframe.duration)
    (self.start, self.origin) = (start, origin)
    course =
      switch keyframe.course {
      case .move: .move
      case .linear(let curve): .linear(curve)
      case .cubic(let first, let last):
        .cubic(
          startVelocity: first?.animatableData ?? velocity,
          endVelocity: last?.animatableData ?? keyframe.endVelocity(from: origin, before: next))
      case .spring(let spring, let first, let settles):
        .spring(spring, startVelocity: first?.animatableData ?? velocity, settles: settles)
      }
  }

  private var way: Vector { value.animatableData - origin }

  /// The value at a moment in seconds before the segment's end.
  func value(at moment: Double) -> Value {
    guard duration > 0 else { return value }
    return value.replacingData(with: origin + course.place(along: way, at: moment - start, of: duration))
  }

  /// Where the next one begins.
  var endPlace: Vector {
    guard case .spring(_, _, settles: false) = course else { return value.animatableData }
    return origin + course.place(along: way, at: duration, of: duration)
  }

  /// How fast the next one begins unless it is told, in a second. What is infinitely fast is at rest, as it can go
  /// nowhere else.
  var endVelocity: Vector {
    let velocity = course.endVelocity(along: way, of: duration)
    return velocity.isMeasurable ? velocity : .zero
  }
}

extension Keyframe {
  /// How fast a cubic keyframe that begins at a place comes to its end, if it is not told, in a second.
  fileprivate func endVelocity(from origin: Value.AnimatableData, before next: Keyframe?) -> Value.AnimatableData {
    guard let next else { return .zero }
    let velocity: Value.AnimatableData =
      switch next.course {
      case .move: .zero
      case .linear(let curve):
        (next.value.animatableData - value.animatableData).scaled(by: curve.velocity(at: 0) / next.duration)
      case .cubic(let given?, _), .spring(_, let given?, _): given.animatableData
      case .cubic, .spring: (next.value.animatableData - origin).scaled(by: 1 / (duration + next.duration))
      }
    return velocity.isMeasurable ? velocity : .zero
  }
}
