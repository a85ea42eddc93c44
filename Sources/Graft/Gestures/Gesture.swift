import ViewGraph

/// What the user does with the pointer or with fingers, and what happens then.
///
/// A gesture of your own has a `body` that is made of others. It is a value, which may be kept and used on several views;
/// each follows it by itself (GE25). As SwiftUI documents it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  var body: Body { get }

  /// The runtime's requirement. A gesture with a `body` never supplies it.
  func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value>
}

extension Gesture where Body.Value == Value {
  /// The default: that of the body.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> {
    body._tracker(reusing: tracker)
  }
}

extension Gesture where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

extension Never: Gesture {
  public typealias Value = Never

  /// Never called.
  public func _tracker(reusing tracker: _GestureTracker<Never>?) -> _GestureTracker<Never> {
    fatalError("there is no such gesture")
  }
}

/// A gesture, or none. As SwiftUI documents it.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Wrapped.Value>?) -> _GestureTracker<Wrapped.Value> {
    self?._tracker(reusing: tracker) ?? NoTracker()
  }
}

/// Follows nothing.
final class NoTracker<Value>: _GestureTracker<Value> {
  override var sources: GestureSources { [] }

  override func receive(_ input: GestureInput) { phase = .failed }
}

/// A gesture whose type is not said. As SwiftUI documents it.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let make: (_GestureTracker<Value>?) -> _GestureTracker<Value>

  /// A gesture without its type.
  public init<Erased: Gesture<Value>>(_ gesture: Erased) { make = gesture._tracker }

  /// The runtime's requirement.
  public func _tracker(reusing tracker: _GestureTracker<Value>?) -> _GestureTracker<Value> { make(tracker) }
}
