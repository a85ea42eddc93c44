import ViewGraph

/// In how many colours a symbol is drawn. As SwiftUI documents it; icons have one form, so that each is drawn with the first
/// style of the foreground (IM8).
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour of several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the levels of the foreground.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Accepted, and changes nothing: symbols are drawn with the first style of the foreground. Claim IM8.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepted, and changes nothing: symbols stand still. Claim IM8.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Accepted, and changes nothing: symbols stand still. Claim IM8.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Accepted, and changes nothing: there are no effects. Claim IM8.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension Image {
  /// Accepted, and changes nothing. Claim IM8.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol would move. Claim IM8.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement of a symbol, of which its name and what is said of it are accepted. Claim IM8.
public struct NamedSymbolEffect: SymbolEffect {
  private let name: String

  fileprivate init(_ name: String) { self.name = name }

  public var up: NamedSymbolEffect { self }
  public var down: NamedSymbolEffect { self }
  public var left: NamedSymbolEffect { self }
  public var right: NamedSymbolEffect { self }
  public var forward: NamedSymbolEffect { self }
  public var backward: NamedSymbolEffect { self }
  public var clockwise: NamedSymbolEffect { self }
  public var counterClockwise: NamedSymbolEffect { self }
  public var byLayer: NamedSymbolEffect { self }
  public var wholeSymbol: NamedSymbolEffect { self }
  public var iterative: NamedSymbolEffect { self }
  public var cumulative: NamedSymbolEffect { self }
  public var reversing: NamedSymbolEffect { self }
  public var nonReversing: NamedSymbolEffect { self }
  public var hideInactiveLayers: NamedSymbolEffect { self }
  public var dimInactiveLayers: NamedSymbolEffect { self }
}

/// The movements of symbols, by their names.
extension SymbolEffect where Self == NamedSymbolEffect {
  public static var appear: NamedSymbolEffect { .init("appear") }
  public static var bounce: NamedSymbolEffect { .init("bounce") }
  public static var breathe: NamedSymbolEffect { .init("breathe") }
  public static var disappear: NamedSymbolEffect { .init("disappear") }
  public static var pulse: NamedSymbolEffect { .init("pulse") }
  public static var replace: NamedSymbolEffect { .init("replace") }
  public static var rotate: NamedSymbolEffect { .init("rotate") }
  public static var scale: NamedSymbolEffect { .init("scale") }
  public static var variableColor: NamedSymbolEffect { .init("variableColor") }
  public static var wiggle: NamedSymbolEffect { .init("wiggle") }
}

/// How often and how fast a symbol would move. Claim IM8.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
