import ViewGraph

private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SaidSymbolEffect] { [] }
}

extension EnvironmentValues {
  /// What moves symbols here, the outermost first.
  var symbolEffects: [SaidSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Moves the symbols in this view for as long as it is active, in addition to what moves them around. As SwiftUI documents it.
  ///
  /// A movement that goes round ends with its round. A symbol is hidden while `disappear` is active, and while `appear` is: it
  /// appears when that ends. Nothing is laid out anew, and no view is evaluated while a symbol moves; where the user has turned
  /// animations off, symbols stand still.
  public func symbolEffect<Effect: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    symbolEffect(effect, options, .activity(isActive))
  }

  /// Moves the symbols in this view each time that a value changes, in addition to what moves them around: once, unless the
  /// options say more. As SwiftUI documents it.
  public func symbolEffect<Effect: SymbolEffect & DiscreteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View {
    symbolEffect(effect, options, .change(ChangeTrigger(value)))
  }

  private func symbolEffect(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ cause: SaidSymbolEffect.Cause
  ) -> some View {
    let said = effect.configuration.movement.map { SaidSymbolEffect(movement: $0, options: options, cause: cause) }
    return transformEnvironment(\.symbolEffects) { if let said { $0.append(said) } }
  }

  /// Leaves out what moves symbols around this view. As SwiftUI documents it.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
