/// What may be the beginning of a link.
struct Bracket {
  enum Kind { case link, image, attributes }

  let kind: Kind
  /// The item that shows it, if it is none.
  let item: Int
  /// How many delimiters there were before it.
  let delimiters: Int
  /// Whether a link has been found in it: links do not lie in each other.
  var isActive = true
}

extension InlineParser {
  /// Notes what may be the beginning of a link.
  mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    brackets.append(Bracket(kind: kind, item: items.count, delimiters: delimiters.count))
    items.append(InlineItem(.text(atoms[position..<position + length].characters)))
    position += length
  }

  /// Ends a link, if a bracket is open and an address follows. CommonMark's `look for link`.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive, let end = end(of: bracket.kind) else { return readAtom() }
    position = end.position
    closeEmphasis(from: bracket.delimiters)
    // The sign goes, and its place stays: what was noted counts places.
    items[bracket.item].content = .text("")
    if end.isInflected { spans.append(StyledSpan(items: bracket.item..<items.count, style: .inflected)) }
    guard bracket.kind == .link else { return }
    if !end.destination.isEmpty { for index in items.indices[bracket.item...] { items[index].link = end.destination } }
    for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
  }

  private func end(
    of kind: Bracket.Kind
  ) -> (position: Int, destination: [MarkdownPiece], isInflected: Bool)? {
    var reader = LinkReader(atoms: atoms, position: position + 1)
    guard kind != .attributes else { return reader.isInflected().map { (reader.position, [], $0) } }
    return reader.destination().map { (reader.position, $0, false) }
  }
}
