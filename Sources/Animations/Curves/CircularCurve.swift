/// A course along one or two quarters of a circle, from (0, 0) to (1, 1).
enum CircularCurve: Hashable {
  case easeIn
  case easeOut
  case easeInOut
  /// Fast at both ends.
  case easeOutIn

  /// The share of the change at a share of the time from 0 to 1.
  func value(at time: Double) -> Double {
    switch self {
    case .easeIn: 1 - (1 - time * time).squareRoot()
    case .easeOut: 1 - Self.easeIn.value(at: 1 - time)
    case .easeInOut: Self.halves(.easeIn, .easeOut, at: time)
    case .easeOutIn: Self.halves(.easeOut, .easeIn, at: time)
    }
  }

  /// How fast the change goes at a share of the time from 0 to 1; infinite where the circle goes straight up.
  func velocity(at time: Double) -> Double {
    switch self {
    case .easeIn: time / (1 - time * time).squareRoot()
    case .easeOut: Self.easeIn.velocity(at: 1 - time)
    // Each half is as steep as the whole of its course, being half as long and half as high.
    case .easeInOut: time < 0.5 ? Self.easeIn.velocity(at: time * 2) : Self.easeOut.velocity(at: time * 2 - 1)
    case .easeOutIn: time < 0.5 ? Self.easeOut.velocity(at: time * 2) : Self.easeIn.velocity(at: time * 2 - 1)
    }
  }

  /// The course with time and change exchanged.
  var inverse: CircularCurve {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeOutIn
    case .easeOutIn: .easeInOut
    }
  }

  private static func halves(_ first: CircularCurve, _ second: CircularCurve, at time: Double) -> Double {
    time < 0.5 ? first.value(at: time * 2) / 2 : (1 + second.value(at: time * 2 - 1)) / 2
  }
}
