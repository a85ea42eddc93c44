/// A symbol gives way to another one. As SwiftUI documents it.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// How what two symbols have in common would stay; all gives way here, as by the fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect

    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  private var replacement = SymbolReplacement.downUp

  /// It becomes smaller, and then the other one larger.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }
  /// It becomes larger, and then the other one does.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }
  /// It is gone at once, and the other one becomes larger.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }
  /// The same: an icon is moved as one.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// As the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(replacement: replacement) }
}

/// A symbol appears, disappears or gives way to another one as symbols do. As SwiftUI documents it.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Gives way to another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As symbols do.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
