import Foundation

/// Follows presses and releases in a row.
final class TapTracker<Value>: _GestureTracker<Value> {
  /// How far the pointer may move before the release (GE1).
  private static var tolerance: CGFloat { 45 }

  var count = 1
  /// What is told of the last release.
  var value: ((PointerMoment) -> Value)?

  private var taps = 0
  private var press: PointerMoment?
  private var traits = PressTraits()
  private var isHeld = false

  /// The next press has to come before.
  override var deadline: Double? {
    guard taps > 0, !isHeld, let press else { return nil }
    return press.time + traits.doubleClickTime
  }

  override func receive(_ input: GestureInput) {
    switch input {
    case .press(let moment, let traits): pressed(moment, traits)
    case .move(let moment):
      if let press, moment.distance(to: press) >= TapTracker.tolerance { phase = .failed }
    case .release(let moment): released(moment)
    case .time(let time):
      if let deadline, time >= deadline { phase = .failed }
    case .pinchEnd: if press == nil { phase = .failed }
    case .magnify, .rotate: break
    }
  }

  private func pressed(_ moment: PointerMoment, _ newTraits: PressTraits) {
    let isNext = press.map {
      moment.time - $0.time <= traits.doubleClickTime && moment.distance(to: $0) <= traits.doubleClickDistance
    }
    guard !newTraits.isOnControl, isNext != false else { return phase = .failed }
    (press, traits, isHeld) = (moment, newTraits, true)
  }

  private func released(_ moment: PointerMoment) {
    isHeld = false
    guard let press, moment.isInside, moment.distance(to: press) < TapTracker.tolerance else { return phase = .failed }
    taps += 1
    if taps == count, let value { phase = .ended(value(moment)) }
  }

  override func reset() {
    (taps, press, isHeld) = (0, nil, false)
    super.reset()
  }
}

/// Follows a press until it was long enough.
final class LongPressTracker: _GestureTracker<Bool> {
  var gesture: LongPressGesture
  private var press: PointerMoment?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? {
    guard let press, !phase.stage.isOver else { return nil }
    // What is no time is none.
    return press.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
  }

  override func receive(_ input: GestureInput) {
    switch input {
    case .press(let moment, let traits):
      press = moment
      phase = traits.isOnControl ? .failed : .possible(true)
    case .move(let moment):
      if let press, moment.distance(to: press) > gesture.maximumDistance { phase = .failed }
    case .release: phase = .failed
    case .time(let time):
      if let deadline, time >= deadline { phase = .ended(true) }
    case .pinchEnd: if press == nil { phase = .failed }
    case .magnify, .rotate: break
    }
  }

  override func reset() {
    press = nil
    super.reset()
  }
}
