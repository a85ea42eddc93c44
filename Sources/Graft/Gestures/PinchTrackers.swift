import Foundation
import Paths
import ViewGraph

/// Follows two fingers.
class PinchTracker<Value>: _GestureTracker<Value> {
  /// What there is before the fingers have moved.
  var neutral: Double { 0 }
  /// How far that has to change.
  final var minimum = 0.0

  final var start: PinchMoment?
  private var trace = PointerTrace()

  /// How fast it changes, for each second.
  final var velocity: Double { trace.velocity.width }

  final var startAnchor: UnitPoint {
    guard let start, start.size.width > 0, start.size.height > 0 else { return .center }
    return UnitPoint(x: start.location.x / start.size.width, y: start.location.y / start.size.height)
  }

  func value(of amount: Double) -> Value? { nil }

  final func moved(_ moment: PinchMoment) {
    start = start ?? moment
    trace.add(CGPoint(x: moment.amount, y: 0), at: moment.time)
    let isFar = abs(moment.amount - neutral) >= minimum
    if isFar || phase.stage == .active, let value = value(of: moment.amount) { phase = .active(value) }
  }

  final func lifted() {
    guard case .active(let value) = phase else { return phase = .failed }
    phase = .ended(value)
  }

  override func reset() {
    start = nil
    trace = PointerTrace()
    super.reset()
  }
}

final class MagnifyTracker: PinchTracker<MagnifyGesture.Value> {
  override var sources: GestureSources { .magnification }
  override var neutral: Double { 1 }

  override func receive(_ input: GestureInput) {
    switch input {
    case .magnify(let moment): moved(moment)
    case .pinchEnd: lifted()
    case .release: if start == nil { phase = .failed }
    case .press, .move, .time, .rotate: break
    }
  }

  override func value(of amount: Double) -> MagnifyGesture.Value? {
    MagnifyGesture.Value(
      time: Date(), magnification: amount, velocity: velocity, startAnchor: startAnchor,
      startLocation: start?.location ?? .zero)
  }
}

final class RotateTracker: PinchTracker<RotateGesture.Value> {
  override var sources: GestureSources { .rotation }

  override func receive(_ input: GestureInput) {
    switch input {
    case .rotate(let moment): moved(moment)
    case .pinchEnd: lifted()
    case .release: if start == nil { phase = .failed }
    case .press, .move, .time, .magnify: break
    }
  }

  override func value(of amount: Double) -> RotateGesture.Value? {
    RotateGesture.Value(
      time: Date(), rotation: .radians(amount), velocity: .radians(velocity), startAnchor: startAnchor,
      startLocation: start?.location ?? .zero)
  }
}
