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
}

extension Image {
  /// Accepted, and changes nothing. Claim IM8.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
