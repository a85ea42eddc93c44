import SymbolNames
import ViewGraph

/// Variants of symbols, as `.circle.fill`. As SwiftUI documents them. Claim IM7.
public struct SymbolVariants: Hashable, Sendable {
  let parts: SymbolNames.SymbolVariants

  /// As the symbol's name says.
  public static let none = SymbolVariants(parts: .init())
  /// In a circle.
  public static let circle = SymbolVariants(parts: .init(enclosure: .circle))
  /// In a square.
  public static let square = SymbolVariants(parts: .init(enclosure: .square))
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: .init(enclosure: .rectangle))
  /// Filled.
  public static let fill = SymbolVariants(parts: .init(isFilled: true))
  /// Struck through.
  public static let slash = SymbolVariants(parts: .init(isSlashed: true))

  /// These in a circle.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// These in a square.
  public var square: SymbolVariants { joined(with: .square) }
  /// These in a rectangle.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// These, filled.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// These, struck through.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// Whether these have all that others have.
  public func contains(_ other: SymbolVariants) -> Bool { joined(with: other) == self }

  /// What these say, and then what others do.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(parts: other.parts.combined(withOuter: parts))
  }

  /// A symbol's name with those of the variants that it has.
  func applied(to name: String) -> String { self == .none ? name : SymbolName(name).applying(parts).name }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants in which symbols are shown here, where they have them. Claim IM7.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in this view in a variant, where they have it, together with those that are said around. Claim IM7.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
  }
}
