/// The name of a symbol, as SF Symbols names them: `person.2.slash.circle.fill`.
package struct SymbolName: Hashable, Sendable {
  /// The name without its variants, if that is known, else all of it.
  package let base: String
  /// What the end of the name says.
  package let variants: SymbolVariants

  /// A name from a program.
  package init(_ name: String) {
    var rest = name[...]
    var variants = SymbolVariants()
    variants.isFilled = rest.drop("fill")
    variants.enclosure = SymbolVariants.Enclosure.allCases.first { rest.drop($0.rawValue) }
    variants.isSlashed = rest.drop("slash")
    (base, self.variants) = (String(rest), variants)
  }

  private init(base: String, variants: SymbolVariants) { (self.base, self.variants) = (base, variants) }

  /// The names of the table, sorted.
  package static var known: [String] { SymbolTable.names }

  /// The whole name.
  package var name: String { base + variants.suffix }

  /// The name in surroundings that ask for variants. Those that the symbol does not have are left out; a symbol that is
  /// not known stays.
  package func applying(_ outer: SymbolVariants) -> SymbolName {
    var all = variants.combined(withOuter: outer)
    // What the name itself says is there.
    if !hasVariant(all.enclosure?.letter), all.enclosure != variants.enclosure { all.enclosure = variants.enclosure }
    if !hasVariant("x"), !variants.isSlashed { all.isSlashed = false }
    if !hasVariant("f"), all.enclosure == nil, !variants.isFilled { all.isFilled = false }
    return SymbolName(base: base, variants: all)
  }

  private func hasVariant(_ letter: Character?) -> Bool {
    if base.isSmallNumber { return letter == "c" || letter == "s" }
    return letter.map { SymbolTable.entry(base)?.variants.contains($0) == true } ?? true
  }

  /// Whether something is known of a name.
  static func isKnown(_ name: String) -> Bool {
    SymbolTable.entry(name) != nil || OutlineTable.has(name) || name.isSmallNumber
  }
}

extension SymbolName {
  /// What a name turns to when the language is read from right to left (IM21).
  package enum Direction: Hashable, Sendable {
    /// Nothing: it says left or right itself. An icon is taken as for left to right.
    case fixed
    /// To what the theme has for such languages. An outline stays.
    case natural
    /// It points with the reading direction: an outline is mirrored.
    case reading
  }

  /// What it turns to when the language is read from right to left.
  package var direction: Direction {
    let words = Set(base.split(separator: "."))
    if !words.isDisjoint(with: ["forward", "backward", "leading", "trailing"]) { return .reading }
    let isFixed = !words.isDisjoint(with: ["left", "right", "clockwise", "counterclockwise"])
    return isFixed ? .fixed : .natural
  }

  /// What assistive technologies call it (IM9).
  package var spokenName: String {
    for kept in variants.simplified {
      guard let entry = SymbolTable.entry(base + kept.suffix) else { continue }
      return entry.spokenName + (variants.isSlashed && !kept.isSlashed ? " off" : "")
    }
    return name.replacing(".", with: " ")
  }
}

extension SymbolVariants.Enclosure {
  fileprivate var letter: Character { rawValue.first ?? "c" }
}

extension Substring {
  /// Takes a last word off, if what is left is the name of a symbol; tells whether it did.
  fileprivate mutating func drop(_ word: String) -> Bool {
    guard hasSuffix("." + word) else { return false }
    let rest = dropLast(word.count + 1)
    // Slash and enclosure stand before the fill, so what is left may be a name with them.
    guard word == "fill" || SymbolName.isKnown(String(rest)) || rest.hasSuffix(".slash") else { return false }
    self = rest
    return true
  }
}

extension String {
  /// Whether it is a number of up to two digits, for which there are symbols in circles and squares.
  var isSmallNumber: Bool { (1...2).contains(utf8.count) && utf8.allSatisfy { (48...57).contains($0) } }
}
