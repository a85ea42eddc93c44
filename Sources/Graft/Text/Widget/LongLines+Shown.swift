import CGTK
import Foundation
import ViewGraph

extension LongLines: TextBlock {
  var lineHeight: Int32 { first.lineHeight }
  var minimumWidth: Int32 { first.minimumWidth }

  func shown(for proposal: ProposedViewSize) -> ShownText {
    proposal.height == .infinity ? mostShown(for: proposal) : shown(in: parts(for: proposal))
  }

  /// How a stack finds out how much its views could take, before it divides less among them: as much for each byte as in the first
  /// pieces, so that the others are not laid out for a question (TX32).
  private func mostShown(for proposal: ProposedViewSize) -> ShownText {
    let parts = parts(for: ProposedViewSize(width: proposal.width, height: nil), pieceLimit: 4)
    var shown = shown(in: parts)
    let (end, length) = (parts[parts.count - 1].bytes.upperBound, text.utf8.count)
    guard !shown.isCut, end > 0 else { return shown }
    shown.height = Int32(clamping: Int((Double(shown.height) * Double(length) / Double(end)).rounded(.up)))
    return shown
  }

  /// What is shown in parts that lie below each other, one at least.
  func shown(in parts: [Part]) -> ShownText {
    let (first, last) = (parts[0].shown, parts[parts.count - 1])
    return keepingRoom(
      ShownText(
        width: parts.map(\.shown.width).max() ?? 0, height: last.top + last.shown.height,
        lineCount: parts.map(\.shown.lineCount).reduce(0, +), isCut: last.shown.isCut,
        firstBaseline: first.firstBaseline, lastBaseline: last.top + last.shown.lastBaseline))
  }

  struct Part {
    let bytes: Range<Int>
    let lines: TextLines
    let shown: ShownText
    let top: Int32
  }

  /// As many pieces as fit, the last of them as far as it does; one line at least.
  func parts(for proposal: ProposedViewSize, pieceLimit: Int = .max) -> [Part] {
    var (parts, top, lineCount): ([Part], Int32, Int) = ([], 0, 0)
    let limit = max(arrangement.lineLimit ?? .max, 1)
    while parts.count < pieceLimit, let piece = piece(parts.count) {
      let height = proposal.height.map { $0 - CGFloat(top) }
      let shown = piece.lines.shown(for: ProposedViewSize(width: proposal.width, height: height))
      let fits = height.map { CGFloat(shown.height) <= $0 + 0.5 } ?? true
      if shown.isCut || !fits || lineCount + shown.lineCount > limit {
        return cut(parts, to: fits ? min(shown.lineCount, limit - lineCount) : 0, top: top, proposal)
      }
      parts.append(Part(bytes: piece.bytes, lines: piece.lines, shown: shown, top: top))
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
    let bytes = piece(kept.count)?.bytes ?? 0..<0
    return kept + [Part(bytes: bytes, lines: lines, shown: shown, top: isNew ? top : parts.last?.top ?? 0)]
  }

  /// The first lines of a piece, behind which something is left out.
  private func end(in index: Int, limit: Int) -> TextLines {
    if let knownEnd, knownEnd.piece == index, knownEnd.limit == limit { return knownEnd.lines }
    guard let piece = piece(index) else { return first }
    let (near, far) = rest(behind: piece)
    let gap = (
      start: piece.bytes.count + near.utf8.count, length: text.utf8.distance(from: near.endIndex, to: far.startIndex)
    )
    // Behind what is left out nothing follows where the end is shown.
    let isEnd = arrangement.cut != PANGO_ELLIPSIZE_END && far.endIndex == text.endIndex
    let lines = TextBytes.withAttributes(attributes, from: piece.bytes.lowerBound, without: gap) {
      TextLines(piece.text + near + far + (isEnd ? "" : "\n…"), $0, arrangement(ofLines: limit), in: widget)
    }
    knownEnd = (index, limit, lines)
    return lines
  }

  /// The rest of the paragraph in which a piece ends, as far as it may be seen: where a line is cut at its beginning or in its
  /// middle, its end is shown.
  private func rest(behind piece: Piece) -> (near: Substring, far: Substring) {
    let behind = text[piece.text.endIndex...]
    guard arrangement.cut != PANGO_ELLIPSIZE_END else { return (behind.prefix(0), behind.prefix(0)) }
    let end = behind.unicodeScalars.firstIndex(where: \.endsLine) ?? behind.endIndex
    let near = behind[..<end].prefix(Self.usual)
    return (near, behind[near.endIndex..<end].suffix(Self.usual))
  }
}

extension Unicode.Scalar {
  /// As a `Character` tells of itself, which would have to be found out for each.
  fileprivate var endsLine: Bool { (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }
}

// MARK: - Drawing

extension LongLines {
  func draw(in widget: UnsafeMutablePointer<GtkWidget>, with pen: TextPen) {
    let width = gtk_widget_get_width(widget)
    let (parts, top) = partsAndTop(in: widget)
    for part in parts { part.lines.draw(part.shown, top: top + Double(part.top), width: width, with: pen) }
  }

  /// What of the text is in a widget, and where that begins.
  func partsAndTop(in widget: UnsafeMutablePointer<GtkWidget>) -> ([Part], Double) {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let parts = parts(for: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)))
    let shown = shown(in: parts)
    return (parts, top(ofText: shown.height, firstBaseline: shown.firstBaseline, in: widget))
  }
}
