extension InlineParser {
  /// Notes a run of signs.
  mutating func readDelimiters(_ sign: Character) {
    let start = position
    while character(at: position) == sign { position += 1 }
    let (before, after) = (
      atoms[..<start].last(where: \.isBesideEmphasis), atoms[position...].first(where: \.isBesideEmphasis)
    )
    delimiters.append(
      Delimiter(sign, item: items.count, length: position - start, before: before, after: after))
    items.append(InlineItem(.text(String(repeating: sign, count: position - start))))
  }

  /// Decides what is emphasis among the runs from one on, and forgets them. CommonMark's `process emphasis`.
  mutating func closeEmphasis(from bottom: Int) {
    var matching = EmphasisMatching()
    for delimiter in delimiters[bottom...] { matching.add(delimiter) }
    delimiters.removeSubrange(bottom...)
    spans += matching.spans
    for delimiter in matching.finished() {
      items[delimiter.item].content = .text(String(repeating: delimiter.sign, count: delimiter.left))
    }
  }
}

extension InlineParser.Atom {
  /// Whether it says how the run beside it is to be read: a tilde does not, as GitHub's strikethrough has it.
  fileprivate var isBesideEmphasis: Bool { self != .character("~") }
}

/// Finds for each run that can end an emphasis the nearest before it that can begin it.
private struct EmphasisMatching {
  private(set) var spans: [StyledSpan] = []
  /// Those that an emphasis can still begin at.
  private var open: [Delimiter] = []
  /// Those of which no more can become an emphasis.
  private var done: [Delimiter] = []
  /// Below these there is no opener for closers of a kind.
  private var searched: [ClosingKind: Int] = [:]

  mutating func add(_ delimiter: Delimiter) {
    var closer = delimiter
    while closer.canClose, closer.left > 0, let opener = opener(for: closer) { match(opener, &closer) }
    if closer.canOpen, closer.left > 0 { open.append(closer) } else { done.append(closer) }
  }

  /// All of them, with what is left to show of each.
  func finished() -> [Delimiter] { done + open }

  private mutating func opener(for closer: Delimiter) -> Int? {
    let lowest = searched[closer.kind] ?? 0
    let opener = open[lowest...].lastIndex { $0.matches(closer) }
    if opener == nil { searched[closer.kind] = open.count }
    return opener
  }

  private mutating func match(_ index: Int, _ closer: inout Delimiter) {
    let opener = open[index]
    let isDouble = opener.left >= 2 && closer.left >= 2
    let style: MarkdownStyle = opener.sign == "~" ? .strikethrough : isDouble ? .strong : .emphasis
    spans.append(StyledSpan(items: opener.item + 1..<closer.item, style: style))
    closer.left -= isDouble ? 2 : 1
    open[index].left -= isDouble ? 2 : 1
    close(from: open[index].left == 0 ? index : index + 1)
  }

  private mutating func close(from index: Int) {
    done += open[index...]
    open.removeSubrange(index...)
    searched = searched.mapValues { min($0, index) }
  }
}
