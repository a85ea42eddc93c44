import ViewGraph

/// A gesture that does something more than another one.
public struct _ModifiedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never

  let base: Base
  let actions: GestureActions<Base.Value>

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Base.Value>?) -> _GestureTracker<Base.Value> {
    let known = tracker as? ModifiedTracker<Base.Value>
    let inner = base._tracker(reusing: known?.base)
    guard let known, known.base === inner else { return ModifiedTracker(inner, actions) }
    known.actions = actions
    return known
  }
}

/// What is done in the course of a gesture.
struct GestureActions<Value> {
  var changed: ((Value) -> Void)?
  /// Whether a value need not be told after another.
  var isSame: ((Value, Value) -> Bool)?
  var ended: ((Value) -> Void)?
  /// After the end, or without one; only if something was told before.
  var finished: (() -> Void)?
}

/// Tells of what another tracker follows.
final class ModifiedTracker<Value>: _GestureTracker<Value> {
  let base: _GestureTracker<Value>
  /// Those of the latest evaluation (GE26).
  var actions: GestureActions<Value>
  private var toldRevision = 0
  private var last: Value?
  /// Whether something was told of a gesture that is not over.
  private var isFollowed = false

  init(_ base: _GestureTracker<Value>, _ actions: GestureActions<Value>) {
    (self.base, self.actions) = (base, actions)
  }

  override var phase: GesturePhase<Value> {
    get { base.phase }
    set { base.phase = newValue }
  }

  override var revision: Int { base.revision }
  override var sources: GestureSources { base.sources }
  override var deadline: Double? { base.deadline }
  override var isDecided: Bool { base.isDecided }

  override func receive(_ input: GestureInput) { base.receive(input) }

  override func cancel() { base.cancel() }

  override func reset() { base.reset() }

  override func tell() {
    base.tell()
    guard base.revision != toldRevision else { return }
    toldRevision = base.revision
    switch base.phase {
    case .possible(let value): value.map(change)
    case .active(let value): change(value)
    case .ended(let value): actions.ended?(value)
    case .failed: break
    }
  }

  private func change(_ value: Value) {
    if let last, actions.isSame?(last, value) == true { return }
    last = value
    isFollowed = true
    withTransaction(\.tracksVelocity, true) { actions.changed?(value) }
  }

  override func tellEnd() {
    base.tellEnd()
    guard base.phase.stage.isOver, isFollowed else { return }
    isFollowed = false
    last = nil
    actions.finished?()
  }
}

extension Gesture {
  /// Runs an action each time that the gesture has another value (GE12).
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self> where Value: Equatable {
    _ModifiedGesture(base: self, actions: GestureActions(changed: action, isSame: { $0 == $1 }))
  }

  /// Runs an action when the gesture is complete; not when it is cancelled (GE11).
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self> {
    _ModifiedGesture(base: self, actions: GestureActions(ended: action))
  }

  /// Keeps a state up to date while the gesture goes on.
  ///
  /// When it has ended, was cancelled, or its view has gone, the state is what it was at first. Claims UI5, UI6, GE15.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ModifiedGesture<Self> {
    _ModifiedGesture(
      base: self,
      actions: GestureActions(
        changed: { value in state.update { body(value, &$0, &$1) } }, finished: { state.goBack() }))
  }

  /// The gesture with other values. As SwiftUI documents it.
  public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture with other values.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    let known = tracker as? MapTracker<Base.Value, Value>
    let inner = base._tracker(reusing: known?.base)
    guard let known, known.base === inner else { return MapTracker(inner, transform) }
    known.transform = transform
    return known
  }
}

private final class MapTracker<Base, Value>: _GestureTracker<Value> {
  let base: _GestureTracker<Base>
  var transform: (Base) -> Value
  private var seenRevision = 0

  init(_ base: _GestureTracker<Base>, _ transform: @escaping (Base) -> Value) {
    (self.base, self.transform) = (base, transform)
  }

  override var sources: GestureSources { base.sources }
  override var deadline: Double? { base.deadline }
  override var isDecided: Bool { base.isDecided }

  override func receive(_ input: GestureInput) { follow { base.receive(input) } }

  override func cancel() { follow { base.cancel() } }

  override func reset() { follow { base.reset() } }

  private func follow(_ change: () -> Void) {
    change()
    guard base.revision != seenRevision else { return }
    seenRevision = base.revision
    phase = base.phase.map(transform)
  }

  override func tell() { base.tell() }

  override func tellEnd() { base.tellEnd() }
}
