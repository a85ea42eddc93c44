/// How a value comes to a keyframe; velocities are in a second.
enum KeyframeCourse<Vector: VectorArithmetic> {
  case move
  case linear(UnitCurve)
  case cubic(startVelocity: Vector, endVelocity: Vector)
  case spring(Spring, startVelocity: Vector, settles: Bool)

  /// How much of a way is made after a time, in seconds, of a duration.
  func place(along way: Vector, at time: Double, of duration: Double) -> Vector {
    switch self {
    case .move: way
    case .linear(let curve): way.scaled(by: curve.value(at: time / duration))
    case .cubic(let startVelocity, let endVelocity):
      Self.cubic(way, startVelocity, endVelocity, at: time, of: duration)
    case .spring(let spring, let velocity, _): spring.value(target: way, initialVelocity: velocity, time: time)
    }
  }

  /// How fast it is at the end of a duration in seconds.
  func endVelocity(along way: Vector, of duration: Double) -> Vector {
    switch self {
    case .move, .spring(_, _, settles: true): .zero
    case .linear(let curve): way.scaled(by: curve.velocity(at: 1) / duration)
    case .cubic(_, let velocity): velocity
    case .spring(let spring, let velocity, _):
      spring.velocity(target: way, initialVelocity: velocity, time: duration)
    }
  }

  /// The cubic curve by both ends and the velocities there (Hermite's form).
  private static func cubic(
    _ way: Vector, _ startVelocity: Vector, _ endVelocity: Vector, at time: Double, of duration: Double
  ) -> Vector {
    let share = time / duration
    let rest = 1 - share
    return way.scaled(by: share * share * (3 - 2 * share)) + startVelocity.scaled(by: time * rest * rest)
      - endVelocity.scaled(by: time * share * rest)
  }
}
