/// Variants of a symbol. As SwiftUI documents them.
package struct SymbolVariants: Hashable, Sendable {
  /// What a symbol stands in.
  package enum Enclosure: String, Hashable, Sendable, CaseIterable {
    /// A circle.
    case circle
    /// A square.
    case square
    /// A rectangle.
    case rectangle
  }

  /// What it stands in.
  package var enclosure: Enclosure?
  /// Whether it is filled.
  package var isFilled: Bool
  /// Whether it is struck through.
  package var isSlashed: Bool

  /// Variants; by default none.
  package init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    (self.enclosure, self.isFilled, self.isSlashed) = (enclosure, isFilled, isSlashed)
  }

  /// These, and those of the surroundings where these say nothing.
  package func combined(withOuter outer: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: enclosure ?? outer.enclosure, isFilled: isFilled || outer.isFilled,
      isSlashed: isSlashed || outer.isSlashed)
  }

  /// What of these others do not have.
  func missing(in others: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: enclosure == others.enclosure ? nil : enclosure, isFilled: isFilled && !others.isFilled,
      isSlashed: isSlashed && !others.isSlashed)
  }

  /// As names end in them.
  var suffix: String {
    [isSlashed ? "slash" : nil, enclosure?.rawValue, isFilled ? "fill" : nil].compactMap { $0.map { "." + $0 } }
      .joined()
  }

  /// These, then with less and less of them, the slash last as without it a symbol says the opposite.
  var simplified: [SymbolVariants] {
    let slashes = isSlashed ? [true, false] : [false]
    let enclosures = enclosure == nil ? [nil] : [enclosure, nil]
    let fills = isFilled ? [true, false] : [false]
    return slashes.flatMap { slash in
      enclosures.flatMap { enclosure in
        fills.map { SymbolVariants(enclosure: enclosure, isFilled: $0, isSlashed: slash) }
      }
    }
  }
}
