/// A symbol becomes larger and swings back. As SwiftUI documents it.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var grows = true

  /// It becomes larger first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(grows: true) }
  /// It becomes smaller first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(grows: false) }
  /// The same: an icon is moved as one.
  public var byLayer: BounceSymbolEffect { self }
  /// The same.
  public var wholeSymbol: BounceSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(grows: grows)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Becomes larger and swings back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades and comes back. As SwiftUI documents it.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: an icon is moved as one.
  public var byLayer: PulseSymbolEffect { self }
  /// The same.
  public var wholeSymbol: PulseSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol becomes larger and smaller, and paler and stronger. As SwiftUI documents it.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var fades = true

  /// It changes its size and its opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// It changes its size alone.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// The same: an icon is moved as one.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same.
  public var wholeSymbol: BreatheSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(fades: fades)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Becomes larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol turns around itself. As SwiftUI documents it.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true

  /// It turns clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// It turns the other way.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// The same: an icon is moved as one.
  public var byLayer: RotateSymbolEffect { self }
  /// The same.
  public var wholeSymbol: RotateSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.turn(degrees: isClockwise ? 360 : -360))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns around itself.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
