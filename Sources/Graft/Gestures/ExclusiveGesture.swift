/// One of two gestures; the first has precedence. As SwiftUI documents it; claim GE24.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What the one tells that it is.
  public enum Value {
    /// It is the first one.
    case first(First.Value)
    /// It is the second one.
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First
  /// The gesture that there is if the first is none.
  public var second: Second

  /// One of two gestures; the first has precedence.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    ExclusiveTracker<First, Second>.make(first, second, reusing: tracker)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveTracker<A: Gesture, B: Gesture>:
  ComposedTracker<A.Value, B.Value, ExclusiveGesture<A, B>.Value>
{
  override var composed: GesturePhase<ExclusiveGesture<A, B>.Value> {
    switch first.phase {
    case .failed: return second.phase.map { .second($0) }
    case .active(let value): return .active(.first(value))
    case .ended(let value): return .ended(.first(value))
    case .possible(let value?): return .possible(.first(value))
    case .possible(nil):
      // What has ended waits for the first to fail.
      guard case .active(let value) = second.phase else { return .possible(nil) }
      return .possible(.second(value))
    }
  }

  override func receive(_ input: GestureInput) {
    follow {
      pass(input, to: first)
      if [.active, .ended].contains(first.phase.stage) { second.cancel() } else { pass(input, to: second) }
    }
  }

  override func tell() {
    first.tell()
    if first.phase.stage == .failed || second.phase.stage == .active { second.tell() }
  }
}

extension Gesture {
  /// This gesture, or another one if it is none. As SwiftUI documents it.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
