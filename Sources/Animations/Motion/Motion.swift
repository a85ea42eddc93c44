/// The motion of one property: its animations, each laid over those that it has interrupted (MO34).
///
/// All places are seen from the property's target.
struct Motion<Value: VectorArithmetic> {
  /// Where what is shown is; nil where it is at the target.
  private(set) var offset: Value?
  /// Where the lowest animation began.
  var start = Value.zero
  /// The animations that are shown, the lowest one first.
  var layers: [MotionLayer<Value>] = []
  /// Those that show nothing any more, and for whose completion someone waits (MO43).
  var replaced: [MotionLayer<Value>] = []
  var waiting = WaitingTokens()
  private var pending: PendingMotion?
  /// The velocity of the tracked writes before what is pending, in a second.
  private var trackedVelocity: Value?
  /// The moment of the last frame, in seconds.
  private var now: Double?
  private var lastID = 0

  /// How fast it is in the last frame, in a second, if that can be handed on.
  var velocity: Value? { now.flatMap { layers.last?.velocity(from: ground(of: layers.count - 1), at: $0) } }

  /// The target changes by an animation, which begins with the next frame: all is seen from the new one now.
  mutating func change(by shift: Value, _ animation: Animation, velocity: Value?, _ token: Int?) {
    if pending == nil { lastID += 1 }
    pending = PendingMotion(id: lastID, animation: animation)
    trackedVelocity = velocity ?? trackedVelocity
    if let token { waiting.add(token, for: lastID) }
    for index in layers.indices { layers[index].shift(by: shift) }
    start += shift
    let place = offset.map { $0 + shift } ?? shift
    // Without a way that can be measured there is nothing to move along.
    offset = place.isMeasurable ? place : nil
    if offset == nil { layers = [] }
  }

  /// Comes to a moment, and tells whether all is over.
  mutating func advance(to time: Double) -> Bool {
    let moment = time.isFinite ? max(time, now ?? time) : now ?? 0
    now = moment
    if !layers.isEmpty { moveOn(to: moment) }
    if let next = pending { begin(next, at: moment) }
    return layers.isEmpty
  }

  private mutating func moveOn(to moment: Double) {
    if !replaced.isEmpty { advanceReplaced(to: moment) }
    offset = advanceLayers(to: moment)
    // What is to begin does so where the others have ended, and who waits for them alone waits no more.
    if layers.isEmpty { waiting.completeAll(but: pending?.id) }
  }

  private mutating func begin(_ next: PendingMotion, at moment: Double) {
    defer { (pending, trackedVelocity) = (nil, nil) }
    guard let place = offset else { return }
    begin(next, velocity: trackedVelocity, from: place, at: moment)
    offset = advanceLayers(from: layers.count - 1, to: moment)
  }
}

/// An animation that begins with the next frame.
struct PendingMotion {
  let id: Int
  let animation: Animation
}
