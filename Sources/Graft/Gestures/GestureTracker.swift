/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still begin, or has not ended; with what it tells until then, as that the button is held.
  case possible(Value?)
  /// It goes on, and others have no part in the input.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It is none, or was cancelled.
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// How far a gesture has come, whatever it tells.
package enum GestureStage {
  case possible, active, ended, failed

  /// Whether nothing more comes.
  var isOver: Bool { self == .ended || self == .failed }
}

/// Follows one gesture of a view: it takes input and says how far the gesture has come, and tells those who follow the gesture
/// only when it is asked to. So gestures that compete are compared first.
@MainActor
public class _GestureTracker<Value> {
  package var phase = GesturePhase<Value>.possible(nil) {
    didSet { phases += 1 }
  }
  private final var phases = 0
  /// Counts the phases, so that each is told once.
  var revision: Int { phases }

  /// Where its input comes from.
  var sources: GestureSources { .press }
  /// When it wants to be asked again without any input, in seconds of the input's clock.
  package var deadline: Double? { nil }
  /// Whether it goes on by more than that the pointer is down: others do not wait for what they compete with.
  var isDecided: Bool { false }

  /// Takes input until the gesture is over.
  package func receive(_ input: GestureInput) {}

  /// Is over, as what it follows belongs to others. What has ended has.
  package func cancel() {
    if !phase.stage.isOver { phase = .failed }
  }

  /// Begins anew.
  package func reset() { phase = .possible(nil) }

  /// Tells those who follow the gesture of what is new.
  package func tell() {}

  /// Tells those who have followed it that it is over, if it is: after all were told of its end.
  package func tellEnd() {}
}

/// Where the input of a gesture comes from.
struct GestureSources: OptionSet {
  let rawValue: Int

  static let press = GestureSources(rawValue: 1)
  static let magnification = GestureSources(rawValue: 2)
  static let rotation = GestureSources(rawValue: 4)
  /// The way of what is pressed: a finger's is also that by which it scrolls (GE32).
  static let movement = GestureSources(rawValue: 8)
}
