import ViewGraph

extension Gesture {
  /// Recognises the gesture only where all of some keys are held as it begins. As SwiftUI documents it.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that is one only while keys are held.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
  public typealias Body = Never

  let base: Base
  let modifiers: EventModifiers

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Base.Value>?) -> _GestureTracker<Base.Value> {
    let known = tracker as? ModifiersTracker<Base.Value>
    let inner = base._tracker(reusing: known?.base)
    guard let known, known.base === inner else { return ModifiersTracker(inner, modifiers) }
    known.modifiers = modifiers
    return known
  }
}

private final class ModifiersTracker<Value>: _GestureTracker<Value> {
  let base: _GestureTracker<Value>
  var modifiers: EventModifiers
  /// Whether they were held when it began; nil before that.
  private var areHeld: Bool?
  private var seenRevision = 0

  init(_ base: _GestureTracker<Value>, _ modifiers: EventModifiers) {
    (self.base, self.modifiers) = (base, modifiers)
  }

  override var sources: GestureSources { base.sources }
  override var deadline: Double? { areHeld == false ? nil : base.deadline }
  override var isDecided: Bool { base.isDecided }

  override func receive(_ input: GestureInput) {
    areHeld = areHeld ?? input.modifiers.map { modifiers.isHeld(among: $0) }
    if areHeld == false { phase = .failed } else { follow { base.receive(input) } }
  }

  override func cancel() { areHeld == false ? super.cancel() : follow { base.cancel() } }

  override func reset() {
    areHeld = nil
    base.reset()
    seenRevision = base.revision
    super.reset()
  }

  private func follow(_ change: () -> Void) {
    change()
    guard base.revision != seenRevision else { return }
    seenRevision = base.revision
    phase = base.phase
  }

  override func tell() { base.tell() }

  override func tellEnd() { base.tellEnd() }
}

extension EventModifiers {
  /// Two names may be one key of the desktop.
  func isHeld(among held: EventModifiers) -> Bool { mask.rawValue & ~held.mask.rawValue == 0 }
}

extension GestureInput {
  /// The keys that are held as something begins; nil for what goes on.
  fileprivate var modifiers: EventModifiers? {
    switch self {
    case .press(_, let traits): traits.modifiers
    case .magnify(let moment), .rotate(let moment): moment.modifiers
    case .move, .release, .time, .pinchEnd: nil
    }
  }
}
