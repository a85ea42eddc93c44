/// A part of a text that is written in markdown.
package enum MarkdownPiece: Hashable, Sendable {
  /// What was written, with its signs.
  case text(String)
  /// A value, by its number. No sign in it counts (TX23).
  case argument(Int)
}
