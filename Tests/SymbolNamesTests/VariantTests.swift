import SymbolNames
import Testing

/// Variants of symbols.
struct VariantTests {
  private static let fill = SymbolVariants(isFilled: true)
  private static let slash = SymbolVariants(isSlashed: true)
  private static let circle = SymbolVariants(enclosure: .circle)
  private static let filledCircle = SymbolVariants(enclosure: .circle, isFilled: true)

  @Test(
    "a variant applies to symbols that have it, and those without one stay",
    arguments: [
      ("heart", fill, "heart.fill"), ("heart", slash, "heart.slash"), ("plus", fill, "plus"), ("plus", slash, "plus"),
      ("magnifyingglass", SymbolVariants(enclosure: .square), "magnifyingglass"),
      ("ellipsis", circle, "ellipsis.circle"),
      ("chevron.left", fill, "chevron.left"), ("bell.badge", fill, "bell.badge.fill"),
      ("unknown", filledCircle, "unknown"),
      ("person.crop.circle", fill, "person.crop.circle.fill"), ("1", filledCircle, "1.circle.fill"),
      ("creditcard", SymbolVariants(enclosure: .rectangle), "creditcard"),
    ])
  func single(name: String, variants: SymbolVariants, result: String) {
    #expect(SymbolName(name).applying(variants).name == result)
  }

  @Test(
    "variants combine with what the name says",
    arguments: [
      ("heart", filledCircle, "heart.circle.fill"), ("heart.circle", fill, "heart.circle.fill"),
      ("plus.circle", fill, "plus.circle.fill"), ("plus", filledCircle, "plus.circle.fill"),
      ("bell.slash", filledCircle, "bell.slash.circle.fill"),
      ("heart.square", circle, "heart.square"), ("heart.fill", slash, "heart.slash.fill"),
      ("heart.fill", SymbolVariants(), "heart.fill"),
      ("eye.slash", fill, "eye.slash.fill"), ("plus.circle.fill", slash, "plus.circle.fill"),
    ])
  func names(name: String, variants: SymbolVariants, result: String) {
    #expect(SymbolName(name).applying(variants).name == result)
  }

  @Test("inner variants combine with outer ones, and the inner enclosure counts")
  func outer() {
    #expect(Self.fill.combined(withOuter: Self.circle) == Self.filledCircle)
    #expect(
      Self.circle.combined(withOuter: SymbolVariants(enclosure: .square, isSlashed: true))
        == SymbolVariants(enclosure: .circle, isSlashed: true))
    #expect(SymbolVariants().combined(withOuter: Self.fill) == Self.fill)
  }

  @Test(
    "a name is a symbol and the variants that it ends in",
    arguments: [
      ("heart", "heart", SymbolVariants()),
      ("heart.slash.circle.fill", "heart", SymbolVariants(enclosure: .circle, isFilled: true, isSlashed: true)),
      ("person.crop.circle", "person.crop.circle", SymbolVariants()), ("circle.fill", "circle", fill),
      ("star.lefthalf.fill", "star.lefthalf", fill),
      ("largecircle.fill.circle", "largecircle.fill.circle", SymbolVariants()),
      ("12.square.fill", "12", SymbolVariants(enclosure: .square, isFilled: true)),
      ("record.circle", "record.circle", SymbolVariants()),
    ])
  func parsed(name: String, base: String, variants: SymbolVariants) {
    #expect(SymbolName(name).base == base)
    #expect(SymbolName(name).variants == variants)
    #expect(SymbolName(name).name == name)
  }
}
