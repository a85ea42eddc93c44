import Animations
import ViewGraph

/// How the content of a view becomes another one while the view stays: that of a text or an image (MO54).
///
/// It acts in animated updates alone, but for `symbolEffect` on symbols: an update without an animation shows the new content at
/// once, as do surroundings that say nothing. As SwiftUI documents it.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case replace(SymbolReplacement, speed: Double)
    case digits(countsDown: Bool)
    case digitsOf(Double)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The former content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The letters that both texts have in common move to their new places, and the others fade. Images fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The letters of a number that changed roll upwards, or downwards while it counts down; the others stay.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .digits(countsDown: countsDown))
  }

  /// The letters of a number that changed roll upwards where the value becomes greater, and else downwards; the others stay.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .digitsOf(value)) }

  /// A symbol gives way to another one: it becomes smaller and the other one larger. Symbols do so by themselves, in updates
  /// that are not animated as well.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol gives way to another one as an effect says, by itself in updates that are not animated.
  public static func symbolEffect<Effect: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .replace(effect.configuration.replacement, speed: options.speed))
  }

  /// How a symbol gives way to another one; nil for a transition that is not of symbols.
  var replacement: SymbolReplacement? { if case .replace(let replacement, _) = kind { replacement } else { nil } }

  /// How contents become others in updates that are not animated; nil where they are there at once.
  var ownAnimation: Animation? {
    if case .replace(_, let speed) = kind { .easeInOut(duration: 0.4).speed(speed) } else { nil }
  }

  /// In which direction the letters of a number roll, after another transition: 1 for upwards.
  func direction(after former: ContentTransition?) -> Double {
    switch (kind, former?.kind) {
    case (.digits(let countsDown), _): countsDown ? -1 : 1
    case (.digitsOf(let value), .digitsOf(let before)?): value < before ? -1 : 1
    default: 1
    }
  }

  /// Whether the parts of a text move for themselves, and not as one.
  var movesParts: Bool {
    switch kind {
    case .interpolate, .digits, .digitsOf: true
    case .identity, .opacity, .replace: false
    }
  }
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How the contents of texts and images here become others in animated updates; at once unless said (MO54).
  public var contentTransition: ContentTransition {
    get { text.transition }
    set { text.transition = newValue }
  }

  /// Kept for those who read it; nothing is drawn differently for it, as GTK's renderer draws all there is.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Says how the contents of the texts and images in this view become others in animated updates (MO54). As SwiftUI
  /// documents it.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
