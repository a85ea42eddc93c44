/// A symbol has another size for as long as it is active. As SwiftUI documents it.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var scale = 1.25

  /// It is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(scale: 1.25) }
  /// It is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(scale: 0.8) }
  /// The same: an icon is moved as one.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same.
  public var wholeSymbol: ScaleSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(scale)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Has another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol appears when this is no longer active, as it is hidden until then. As SwiftUI documents it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var scale = 0.5

  /// It becomes larger as it appears.
  public var up: AppearSymbolEffect { AppearSymbolEffect(scale: 0.5) }
  /// It becomes smaller as it appears.
  public var down: AppearSymbolEffect { AppearSymbolEffect(scale: 1.5) }
  /// The same: an icon is moved as one.
  public var byLayer: AppearSymbolEffect { self }
  /// The same.
  public var wholeSymbol: AppearSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.vanish(scale)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol disappears, and is hidden for as long as this is active. As SwiftUI documents it.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var scale = 0.5

  /// It becomes larger as it goes.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(scale: 1.5) }
  /// It becomes smaller as it goes.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(scale: 0.5) }
  /// The same: an icon is moved as one.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same.
  public var wholeSymbol: DisappearSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.vanish(scale)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
