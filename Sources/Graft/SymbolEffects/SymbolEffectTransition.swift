import ViewGraph

/// A view becomes larger as it appears, and smaller as it goes, as a symbol does. As SwiftUI documents it, but that it moves the
/// view as one.
public struct SymbolEffectTransition: Transition {
  private let scale: Double

  /// A transition by an effect; of the options, all are those of the animation.
  public init<Effect: SymbolEffect & TransitionSymbolEffect>(effect: Effect, options: SymbolEffectOptions = .default) {
    scale = if case .vanish(let scale)? = effect.configuration.movement { scale } else { 0.5 }
  }

  /// The view, gone where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Appears and disappears as symbols do.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Appears and disappears by an effect.
  public static func symbolEffect<Effect: SymbolEffect & TransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
