/// A part of a drawing, by what its variants make of it.
struct OutlinePart: Hashable, Sendable {
  enum Kind: Character {
    /// An area: a line around it, and filled in the filled variant.
    case area = "a"
    /// A line.
    case line = "l"
    /// What is always filled.
    case solid = "d"
    /// A line on an area, which it is cut out of when that is filled.
    case lineOnArea = "h"
    /// What is filled on an area, and cut out of it when that is filled.
    case solidOnArea = "g"
  }

  let kind: Kind
  let steps: [SymbolOutline.Step]
}

extension SymbolOutline {
  /// How wide lines are.
  private static let lineWidth = 2.0
  /// How wide the gap beside a slash is, with the slash.
  private static let gap = 5.0

  /// A drawing in its variants.
  init(_ parts: [OutlinePart], _ variants: SymbolVariants) {
    let isInside = variants.enclosure != nil
    let symbol =
      parts.flatMap { Self.layers(of: $0, isFilled: variants.isFilled || isInside) }
      + (variants.isSlashed ? Self.slash : [])
    let layers = variants.enclosure.map { Self.enclosed(symbol, in: $0, isFilled: variants.isFilled) }
    self.init(layers: layers ?? symbol)
  }

  private static func layers(of part: OutlinePart, isFilled: Bool) -> [Layer] {
    let (line, solid) = (Layer(part.steps, lineWidth: lineWidth), Layer(part.steps))
    switch part.kind {
    case .area: return isFilled ? [solid, line] : [line]
    case .line: return [line]
    case .solid: return [solid]
    case .lineOnArea: return [Layer(part.steps, lineWidth: lineWidth * (isFilled ? 0.8 : 1), removes: isFilled)]
    case .solidOnArea: return [Layer(part.steps, removes: isFilled)]
    }
  }

  /// In a filled shape the symbol is cut out.
  private static func enclosed(
    _ symbol: [Layer], in enclosure: SymbolVariants.Enclosure, isFilled: Bool
  ) -> [Layer] {
    let shape = OutlinePart(kind: .area, steps: OutlineReader.steps(enclosure.path[...]))
    let inner = symbol.map { layer in
      var layer = layer.scaled(by: 0.58)
      layer.lineWidth = layer.lineWidth.map { $0 * 0.85 }
      layer.removes = layer.removes != isFilled
      return layer
    }
    return layers(of: shape, isFilled: isFilled) + inner
  }

  private static let slash: [Layer] = {
    let steps = OutlineReader.steps("M 3 3 L 21 21")
    return [Layer(steps, lineWidth: gap, removes: true), Layer(steps, lineWidth: lineWidth)]
  }()
}

extension SymbolVariants.Enclosure {
  fileprivate var path: String {
    switch self {
    case .circle: "O 12 12 10"
    case .square: "R 2 2 20 20 4"
    case .rectangle: "R 1.5 4 21 16 3"
    }
  }
}
