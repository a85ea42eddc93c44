/// The value at a place of a text, as far as a translation must know it to choose a plural form.
package enum TranslationArgument: Hashable, Sendable {
  /// A whole number.
  case whole(Int64)
  /// Any other number.
  case real(Double)
  /// A text, or something shown in its place.
  case object
}
