/// What an animation knows of its motion besides the time. As SwiftUI documents it.
public struct AnimationContext<Value: VectorArithmetic> {
  // The environment of the view, which this module does not know, is added where views are.

  /// What the animation keeps from one call to the next.
  public var state: AnimationState<Value>

  /// Whether the motion counts as complete for those who wait for it, though it may go on (MO42).
  public var isLogicallyComplete: Bool

  /// The context of a motion that begins.
  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    (self.state, self.isLogicallyComplete) = (state, isLogicallyComplete)
  }

  /// The context of a motion that has been moved by numbers so far.
  init(as numbers: AnimationContext<Double>) {
    self.init()
    state.spring.clock = numbers.state.spring.clock
    state.takeover = numbers.state.takeover
  }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// What an animation keeps from one call to the next, by keys. As SwiftUI documents it.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  // The module's own animations have places of their own, so that their frames allocate nothing.

  var spring = SpringState<Value>()

  /// How many units a value of length 1 is long.
  var unit = 1.0

  /// When the motion's animation took the place of another one, on its own clock.
  var takeover = 0.0

  /// How fast writes without an animation moved the value before, in a second.
  var trackedVelocity: Value?

  /// Nothing is kept.
  public init() {}

  /// What is kept for a key, at first the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for what an animation keeps. As SwiftUI documents it.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What is there at first.
  static var defaultValue: Value { get }
}
