/// The one run of characters in which two texts differ, counted in Unicode scalars as GTK does.
package struct TextDifference: Equatable {
  /// Where the run begins, in both texts.
  package let start: Int
  /// Where it ends in the old text.
  package let oldEnd: Int
  /// Where it ends in the new text.
  let newEnd: Int
  /// What it is in the new text.
  package let replacement: String

  /// The difference, or nil when the texts are equal. Where equal letters are beside one another a caret tells which of them were
  /// edited: it is behind what was inserted, or where something was deleted. Costs the texts' length.
  package init?(from old: String, to new: String, caret: Int? = nil) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    if old == new { return nil }
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
    let shift = zip(old[..<oldEnd].reversed(), new[..<newEnd].reversed())
      .prefix(max(0, newEnd - (caret ?? newEnd))).prefix { $0 == $1 }.count
    start = prefix - shift
    self.oldEnd = oldEnd - shift
    self.newEnd = newEnd - shift
    replacement = String(String.UnicodeScalarView(new[start..<self.newEnd]))
  }

  /// What becomes of a text that has as many scalars as the old one, which stay where the two texts do not differ.
  func applied(to text: String) -> String {
    var scalars = text.unicodeScalars
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    scalars.replaceSubrange(first..<scalars.index(first, offsetBy: oldEnd - start), with: replacement.unicodeScalars)
    return String(scalars)
  }

  /// Where a place of the old text is in the new one.
  func moved(_ position: Int) -> Int {
    if position <= start { return position }
    return position >= oldEnd ? position - oldEnd + newEnd : min(position, newEnd)
  }
}
