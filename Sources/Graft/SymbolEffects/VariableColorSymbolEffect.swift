/// Light goes over a symbol, as over its layers one after the other. As SwiftUI documents it; an icon has no layers, so that the
/// light goes from its leading edge on.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var sweep = SymbolSweep()

  /// A part at a time is lit.
  public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
  /// All is lit up to where the light has come.
  public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
  /// The light goes back as it came.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// The light begins anew.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// What is not lit is hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesRest = true } }
  /// What is not lit is pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesRest = false } }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.color(sweep)) }

  private func with(_ change: (inout SymbolSweep) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect.sweep)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Light goes over it.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
