/// A movement of symbols, which changes no layout. As SwiftUI documents it.
///
/// An icon is moved as one, as it has no layers: whatever is said of layers changes nothing.
public protocol SymbolEffect: Hashable, Sendable {
  /// What moves.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that moves a symbol when a value changes, and then ends.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does with a symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let movement: SymbolMovement?
  let replacement: SymbolReplacement

  init(_ movement: SymbolMovement? = nil, replacement: SymbolReplacement = .downUp) {
    (self.movement, self.replacement) = (movement, replacement)
  }
}

/// How a symbol gives way to another one.
enum SymbolReplacement: Hashable, Sendable {
  /// It becomes smaller, and then the other one larger.
  case downUp
  /// It becomes larger, and then the other one does.
  case upUp
  /// It is gone at once, and the other one becomes larger.
  case offUp
}
