import ViewGraph

/// What the user does with the pointer, and what happens then.
///
/// A gesture of your own has a `body` that is made of others. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  var body: Body { get }

  /// The runtime's requirement. A gesture with a `body` never supplies it.
  var _response: _GestureResponse<Value> { get }
}

extension Gesture where Body.Value == Value {
  /// The default: that of the body.
  public var _response: _GestureResponse<Value> { body._response }
}

extension Gesture where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public var _response: _GestureResponse<Never> { fatalError("there is no such gesture") }
}

/// What a gesture recognises, and what it does then.
public struct _GestureResponse<Value> {
  let kind: GestureKind
  let value: (GestureEvent) -> Value
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  var finished: [() -> Void] = []

  init(_ kind: GestureKind, _ value: @escaping (GestureEvent) -> Value) {
    self.kind = kind
    self.value = value
  }
}

/// A gesture that does something more than another one.
public struct _ModifiedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never

  let base: Base
  let modify: (inout _GestureResponse<Base.Value>) -> Void

  /// The runtime's requirement.
  public var _response: _GestureResponse<Base.Value> {
    var response = base._response
    modify(&response)
    return response
  }
}

extension Gesture {
  /// Runs an action each time that the gesture has another value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self> where Value: Equatable {
    _ModifiedGesture(base: self) { $0.changed.append(action) }
  }

  /// Runs an action when the gesture is complete; not when it is cancelled.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self> {
    _ModifiedGesture(base: self) { $0.ended.append(action) }
  }

  /// Keeps a state up to date while the gesture goes on.
  ///
  /// When it has ended, was cancelled, or its view has gone, the state is what it was at first. Claims UI5, UI6.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ModifiedGesture<Self> {
    _ModifiedGesture(base: self) { response in
      response.changed.append { value in
        state.update { body(value, &$0, &$1) }
      }
      response.finished.append { state.goBack() }
    }
  }
}
