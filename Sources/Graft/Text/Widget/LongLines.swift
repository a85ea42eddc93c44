import CGTK
import Foundation
import ViewGraph

/// The lines of a long text, in pieces that are laid out as far as they are shown: what it costs Pango to lay out a text grows
/// with the square of its lines (TX32). A paragraph of more than 8 KB has a break between two pieces.
@MainActor
final class LongLines {
  let arrangement: TextArrangement
  let widget: UnsafeMutablePointer<GtkWidget>
  private let text: String
  private let attributes: OpaquePointer?
  /// What is not in a piece yet.
  private var rest: Substring
  private var pieces: [Piece] = []
  /// What was cut last, as it is asked for in each pass.
  private var knownEnd: (piece: Int, limit: Int, lines: TextLines)?

  private struct Piece {
    let text: Substring
    let lines: TextLines
  }

  /// In bytes: of most texts, and where a line does not end before.
  private static let (usual, most) = (1 << 11, 1 << 13)

  init(
    _ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement,
    in widget: UnsafeMutablePointer<GtkWidget>
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

  private func piece(_ index: Int) -> Piece? {
    while index >= pieces.count, let text = takePiece() {
      var arrangement = arrangement
      (arrangement.lineLimit, arrangement.reservedLines) = (nil, 1)
      pieces.append(Piece(text: text, lines: lines(of: text, String(text), arrangement)))
    }
    return index < pieces.count ? pieces[index] : nil
  }

  private func lines(of piece: Substring, _ text: String, _ arrangement: TextArrangement) -> TextLines {
    let start = self.text.utf8.distance(from: self.text.startIndex, to: piece.startIndex)
    return TextBytes.withAttributes(attributes, from: start) { TextLines(text, $0, arrangement, in: widget) }
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

// MARK: - Measuring

extension LongLines: TextBlock {
  var lineHeight: Int32 { first.lineHeight }
  var minimumWidth: Int32 { first.minimumWidth }

  func shown(for proposal: ProposedViewSize) -> ShownText { shown(in: parts(for: proposal)) }

  /// What is shown in parts that lie below each other, one at least.
  fileprivate func shown(in parts: [Part]) -> ShownText {
    let (first, last) = (parts[0].shown, parts[parts.count - 1])
    return keepingRoom(
      ShownText(
        width: parts.map(\.shown.width).max() ?? 0, height: last.top + last.shown.height,
        lineCount: parts.map(\.shown.lineCount).reduce(0, +), isCut: last.shown.isCut,
        firstBaseline: first.firstBaseline, lastBaseline: last.top + last.shown.lastBaseline))
  }

  fileprivate struct Part {
    let lines: TextLines
    let shown: ShownText
    let top: Int32
  }

  /// As many pieces as fit, the last of them as far as it does; one line at least.
  fileprivate func parts(for proposal: ProposedViewSize) -> [Part] {
    var (parts, top, lineCount): ([Part], Int32, Int) = ([], 0, 0)
    let limit = max(arrangement.lineLimit ?? .max, 1)
    while let piece = piece(parts.count) {
      let height = proposal.height.map { $0 - CGFloat(top) }
      let shown = piece.lines.shown(for: ProposedViewSize(width: proposal.width, height: height))
      let fits = height.map { CGFloat(shown.height) <= $0 + 0.5 } ?? true
      if shown.isCut || !fits || lineCount + shown.lineCount > limit {
        return cut(parts, to: fits ? min(shown.lineCount, limit - lineCount) : 0, top: top, proposal)
      }
      parts.append(Part(lines: piece.lines, shown: shown, top: top))
      top += shown.height + Int32(arrangement.lineSpacing.rounded(.up))
      lineCount += shown.lineCount
    }
    return parts
  }

  /// The parts, and of the next piece some lines. Where it has none, the last part ends with an ellipsis.
  private func cut(_ parts: [Part], to count: Int, top: Int32, _ proposal: ProposedViewSize) -> [Part] {
    let isNew = count > 0 || parts.isEmpty
    let kept = isNew ? parts : Array(parts.dropLast())
    let limit = isNew ? max(count, 1) : parts.last?.shown.lineCount ?? 1
    let lines = end(in: kept.count, limit: limit)
    let shown = lines.shown(for: ProposedViewSize(width: proposal.width, height: nil))
    return kept + [Part(lines: lines, shown: shown, top: isNew ? top : parts.last?.top ?? 0)]
  }

  /// The first lines of a piece, behind which something is left out.
  private func end(in index: Int, limit: Int) -> TextLines {
    if let knownEnd, knownEnd.piece == index, knownEnd.limit == limit { return knownEnd.lines }
    guard let piece = piece(index) else { return first }
    var arrangement = arrangement
    (arrangement.lineLimit, arrangement.reservedLines) = (limit, 1)
    let lines = lines(of: piece.text, piece.text + "\n…", arrangement)
    knownEnd = (index, limit, lines)
    return lines
  }
}

// MARK: - Drawing

extension LongLines {
  func draw(in widget: UnsafeMutablePointer<GtkWidget>, with pen: TextPen) {
    let width = gtk_widget_get_width(widget)
    let parts = parts(
      for: ProposedViewSize(width: CGFloat(width), height: CGFloat(gtk_widget_get_height(widget))))
    let shown = shown(in: parts)
    let top = top(ofText: shown.height, firstBaseline: shown.firstBaseline, in: widget)
    for part in parts { part.lines.draw(part.shown, top: top + Double(part.top), width: width, with: pen) }
  }
}
