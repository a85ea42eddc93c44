import Foundation

/// Follows the pointer while the button is held.
final class DragTracker: _GestureTracker<DragGesture.Value> {
  /// How far a press on a button has to move to be none of the button's (GE21).
  private static let distanceOnControl: CGFloat = 10

  var gesture: DragGesture
  private var press: PointerMoment?
  private var start = CGPoint.zero
  private var distance: CGFloat = 0
  private var isOfFinger = false
  /// Where the pointer was told of last, in the window.
  private var last: CGPoint?
  private var trace = PointerTrace()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var sources: GestureSources { [.press, .movement] }

  override func receive(_ input: GestureInput) {
    switch input {
    case .press(let moment, let traits): pressed(moment, traits)
    case .move(let moment): moved(moment)
    case .release(let moment): released(moment)
    case .pinchEnd: if press == nil { phase = .failed }
    case .time, .magnify, .rotate: break
    }
  }

  private func pressed(_ moment: PointerMoment, _ traits: PressTraits) {
    (press, isOfFinger) = (moment, traits.isOfFinger)
    start = moment.location(in: gesture.coordinateSpace)
    distance = max(gesture.minimumDistance, traits.isOnControl ? DragTracker.distanceOnControl : 0)
    trace = PointerTrace()
    trace.add(start, at: moment.time)
    if distance <= 0 { go(to: moment) }
  }

  private func moved(_ moment: PointerMoment) {
    guard let press else { return }
    trace.add(moment.location(in: gesture.coordinateSpace), at: moment.time)
    if phase.stage == .active { return go(to: moment) }
    guard moment.distance(to: press) >= distance else { return }
    if isLeft(to: moment, from: press) { phase = .failed } else { go(to: moment) }
  }

  private func isLeft(to moment: PointerMoment, from press: PointerMoment) -> Bool {
    let (to, from) = (moment.windowLocation, press.windowLocation)
    return isOfFinger && abs(to.x - from.x) > abs(to.y - from.y) && gesture.leavesSideways()
  }

  private func go(to moment: PointerMoment) {
    guard moment.windowLocation != last else { return }
    last = moment.windowLocation
    phase = .active(value(at: moment))
  }

  private func released(_ moment: PointerMoment) {
    guard phase.stage == .active else { return phase = .failed }
    trace.add(moment.location(in: gesture.coordinateSpace), at: moment.time)
    phase = .ended(value(at: moment))
  }

  private func value(at moment: PointerMoment) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(), location: moment.location(in: gesture.coordinateSpace), startLocation: start,
      velocity: trace.velocity)
  }

  override func reset() {
    (press, last) = (nil, nil)
    super.reset()
  }
}
