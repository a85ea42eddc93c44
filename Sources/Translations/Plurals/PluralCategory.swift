/// A kind of number that a language has words of their own for. As CLDR names them.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// None, in languages such as Arabic.
  case zero
  /// One, and in languages such as Russian also 21.
  case one
  /// A pair.
  case two
  /// A few, as 2 to 4 in Czech.
  case few
  /// Many, and in languages such as Czech a fraction.
  case many
  /// All others, and in each language a fallback.
  case other
}
