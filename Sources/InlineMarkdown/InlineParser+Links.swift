/// What may be the beginning of a link.
struct Bracket {
  enum Kind { case link, image, attributes }

  let kind: Kind
  /// The item that shows it, if it is none.
  let item: Int
  /// How many delimiters there were before it.
  let delimiters: Int
  /// How many are open that begin anything else than a link, with this one.
  let others: Int
}

extension InlineParser {
  /// Notes what may be the beginning of a link.
  mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    let others = (brackets.last?.others ?? 0) + (kind == .link ? 0 : 1)
    brackets.append(Bracket(kind: kind, item: items.count, delimiters: delimiters.count, others: others))
    items.append(InlineItem(.text(atoms[position..<position + length].characters)))
    position += length
  }

  /// Ends a link, if a bracket is open and an address follows. CommonMark's `look for link`.
  mutating func closeBracket() {
    guard let bracket = takeBracket(), let end = end(of: bracket.kind) else { return readAtom() }
    position = end.position
    closeEmphasis(from: bracket.delimiters)
    // The sign goes, and its place stays: what was noted counts places.
    items[bracket.item].content = .text("")
    if end.isInflected { spans.append(StyledSpan(items: bracket.item..<items.count, style: .inflected)) }
    guard bracket.kind == .link else { return }
    if !end.destination.isEmpty { for index in items.indices[bracket.item...] { items[index].link = end.destination } }
    bracketsAroundLink = brackets.count
  }

  /// The bracket that was opened last; nil for none, and for one that may be no link any more.
  private mutating func takeBracket() -> Bracket? {
    guard let bracket = brackets.popLast() else { return nil }
    let isAroundLink = brackets.count < bracketsAroundLink
    bracketsAroundLink = min(bracketsAroundLink, brackets.count)
    return isAroundLink && bracket.kind == .link ? nil : bracket
  }

  /// Whether what is read may be in something that a bracket begins.
  var isInBracket: Bool { brackets.count > bracketsAroundLink || brackets.last.map { $0.others > 0 } == true }

  private func end(
    of kind: Bracket.Kind
  ) -> (position: Int, destination: [MarkdownPiece], isInflected: Bool)? {
    var reader = LinkReader(atoms: atoms, position: position + 1)
    guard kind != .attributes else { return reader.isInflected().map { (reader.position, [], $0) } }
    return reader.destination().map { (reader.position, $0, false) }
  }
}
