/// A gesture after another one; without the first there is none. As SwiftUI documents it; claim GE23.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What the one tells that goes on.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended, and the second one may go on.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The one after it.
  public var second: Second

  /// A gesture after another one.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    SequenceTracker<First, Second>.make(first, second, reusing: tracker)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceTracker<A: Gesture, B: Gesture>:
  ComposedTracker<A.Value, B.Value, SequenceGesture<A, B>.Value>
{
  /// The button while it is held, with which the second one begins.
  private var held: (moment: PointerMoment, traits: PressTraits)?

  /// Movement counts only where the first gesture follows it: until that has ended, the second takes none.
  override var sources: GestureSources {
    first.sources.contains(.movement) ? super.sources : super.sources.subtracting(.movement)
  }

  override var deadline: Double? { isDecided ? second.deadline : first.deadline }
  override var isDecided: Bool { first.phase.stage == .ended }

  override var composed: GesturePhase<SequenceGesture<A, B>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    switch second.phase {
    case .possible(let other): return .active(.second(value, other))
    case .active(let other): return .active(.second(value, other))
    case .ended(let other): return .ended(.second(value, other))
    case .failed: return .failed
    }
  }

  override func receive(_ input: GestureInput) {
    note(input)
    follow {
      if isDecided { return pass(input, to: second) }
      pass(input, to: first)
      if isDecided, let held { second.receive(.press(held.moment, held.traits)) }
    }
  }

  private func note(_ input: GestureInput) {
    switch input {
    case .press(let moment, let traits): held = (moment, traits)
    case .move(let moment): held?.moment = moment
    case .release: held = nil
    case .time, .magnify, .rotate, .pinchEnd: break
    }
  }

  override func reset() {
    held = nil
    super.reset()
  }
}

extension Gesture {
  /// Another gesture after this one. As SwiftUI documents it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
