import CGTK
import Foundation
import ViewGraph

/// The lines of a long text, in pieces that are laid out as far as they are shown: what it costs Pango to lay out a text grows
/// with the square of its lines (TX32). A paragraph of more than 8 KB has a break between two pieces.
@MainActor
final class LongLines {
  let arrangement: TextArrangement
  let widget: UnsafeMutablePointer<GtkWidget>?
  let text: String
  let attributes: OpaquePointer?
  /// What is not in a piece yet.
  private var rest: Substring
  private var pieces: [Piece] = []
  /// What was cut last, as it is asked for in each pass.
  var knownEnd: (piece: Int, limit: Int, lines: TextLines)?

  struct Piece {
    let text: Substring
    /// In bytes of the whole text.
    let bytes: Range<Int>
    let lines: TextLines
  }

  /// In bytes: of most texts, and where a line does not end before.
  static let (usual, most) = (1 << 11, 1 << 13)

  /// Whether a text is laid out in pieces (TX32).
  static func isLong(_ text: String) -> Bool { text.utf8.count > 1 << 14 }

  init(
    _ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement,
    in widget: UnsafeMutablePointer<GtkWidget>?
  ) {
    (self.text, self.arrangement, self.widget) = (text, arrangement, widget)
    self.attributes = attributes.map { pango_attr_list_ref($0) }
    rest = self.text[...]
  }

  isolated deinit { attributes.map(pango_attr_list_unref) }

  func styleDidChange() {
    for piece in pieces { piece.lines.styleDidChange() }
    knownEnd = nil
  }

  /// The lines in which it begins.
  var first: TextLines {
    guard let first = piece(0) else { fatalError("a long text has no piece") }
    return first.lines
  }

  // MARK: Pieces

  func piece(_ index: Int) -> Piece? {
    while index >= pieces.count, let text = takePiece() { pieces.append(piece(of: text)) }
    return index < pieces.count ? pieces[index] : nil
  }

  private func piece(of text: Substring) -> Piece {
    let start = self.text.utf8.distance(from: self.text.startIndex, to: text.startIndex)
    let lines = TextBytes.withAttributes(attributes, from: start) {
      TextLines(String(text), $0, self.arrangement(ofLines: nil), in: widget)
    }
    return Piece(text: text, bytes: start..<start + text.utf8.count, lines: lines)
  }

  /// That of some of its lines.
  func arrangement(ofLines limit: Int?) -> TextArrangement {
    var arrangement = arrangement
    (arrangement.lineLimit, arrangement.reservedLines) = (limit, 1)
    return arrangement
  }

  private func takePiece() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let (end, next) = ending()
    defer { rest = rest[next...] }
    return rest[..<end]
  }

  /// Where the next piece ends, and where the one behind it begins.
  private func ending() -> (Substring.Index, Substring.Index) {
    for length in [Self.usual, Self.most] {
      let window = window(length)
      if window.endIndex == rest.endIndex { return (rest.endIndex, rest.endIndex) }
      if let end = window.lastIndex(where: \.isNewline) { return (end, rest.index(after: end)) }
    }
    let window = window(Self.most)
    // A space at the end of a line is not seen.
    if let space = window.dropFirst().lastIndex(of: " ") { return (space, rest.index(after: space)) }
    return (window.endIndex, window.endIndex)
  }

  /// The letters that begin and end in the next bytes, one at least.
  private func window(_ length: Int) -> Substring {
    let end = rest.utf8.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex) ?? rest.endIndex
    guard end < rest.endIndex else { return rest }
    let next = rest.index(after: end)
    let start = rest.index(before: next)
    return rest[..<(start > rest.startIndex ? start : next)]
  }
}
