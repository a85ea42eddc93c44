import Foundation

/// A curve that is followed for a time. It has no velocity to hand on (MO36), and is laid over what it interrupts (MO34).
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let length: Double

  @_specialize(where V == Double)  // Most motions are run by numbers.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Neither a length nor a time that is no number is after the other.
    guard time < length else { return nil }
    return value.scaled(by: curve.value(at: time / length))
  }

  var roundLength: Double? { length }
  var logicalLength: Double? { length }
  var source: String { ".timingCurve(\(curve.source), duration: \(length))" }
}

extension UnitCurve {
  fileprivate var source: String {
    switch kind {
    case .bezier(let curve): "\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)"
    case .circular(.easeIn): ".circularEaseIn"
    case .circular(.easeOut): ".circularEaseOut"
    case .circular(.easeInOut): ".circularEaseInOut"
    case .circular(.easeOutIn): ".circularEaseInOut.inverse"
    }
  }
}
