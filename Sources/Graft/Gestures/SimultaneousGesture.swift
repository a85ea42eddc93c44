/// Two gestures at one time. It goes on while either does, and ends when both are over. As SwiftUI documents it; claim GE22.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What those tell that go on or have ended.
  public struct Value {
    /// What the first one tells.
    public var first: First.Value?
    /// What the second one tells.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at one time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    SimultaneousTracker<First, Second>.make(first, second, reusing: tracker)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousTracker<A: Gesture, B: Gesture>:
  ComposedTracker<A.Value, B.Value, SimultaneousGesture<A, B>.Value>
{
  override var composed: GesturePhase<SimultaneousGesture<A, B>.Value> {
    let value = SimultaneousGesture<A, B>.Value(first: first.phase.value, second: second.phase.value)
    let stages = [first.phase.stage, second.phase.stage]
    if stages == [.failed, .failed] { return .failed }
    if stages.allSatisfy(\.isOver) { return .ended(value) }
    if stages.contains(.active) || stages.contains(.ended) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }

  override func receive(_ input: GestureInput) {
    follow {
      pass(input, to: first)
      pass(input, to: second)
    }
  }
}

extension Gesture {
  /// This gesture and another one at one time. As SwiftUI documents it.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
