/// Reads what follows a link's text: `(https://a.b "title")`.
struct LinkReader {
  let atoms: [InlineParser.Atom]
  private(set) var position: Int
  /// So many brackets can lie in each other in an address, as in CommonMark's own program.
  private static let deepest = 32
  private static let longestTitle = 1000

  init(atoms: [InlineParser.Atom], position: Int) { (self.atoms, self.position) = (atoms, position) }

  /// The address, after which all has been read; nil if what follows is none.
  mutating func destination() -> [MarkdownPiece]? {
    guard take("(") else { return nil }
    skipBlanks()
    guard let address = character == "<" ? enclosedAddress() : plainAddress() else { return nil }
    let hasGap = skipBlanks()
    if character != ")" {
      guard hasGap, skipTitle() else { return nil }
      skipBlanks()
    }
    return take(")") ? address : nil
  }

  /// Whether `(inflect: true)` follows, or another list of attributes, which is read; nil if none does.
  mutating func isInflected() -> Bool? {
    guard take("("), let attributes = nested(while: { _ in true }), take(")") else { return nil }
    return attributes.map(\.letters).joined().filter { !$0.isWhitespace }.contains("inflect:true")
  }

  private var character: Character? {
    guard atoms.indices.contains(position), case .character(let character) = atoms[position] else { return nil }
    return character
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard character == sign else { return false }
    position += 1
    return true
  }

  /// Whether there were any.
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while character?.isWhitespace == true { position += 1 }
    return position > start
  }

  /// `<a b>`
  private mutating func enclosedAddress() -> [MarkdownPiece]? {
    position += 1
    var address: [MarkdownPiece] = []
    while position < atoms.count, character != ">" {
      guard character != "<", character?.isNewline != true else { return nil }
      addNext(to: &address)
    }
    return take(">") ? address : nil
  }

  private mutating func plainAddress() -> [MarkdownPiece]? {
    nested { !$0.isWhitespace && !($0.isASCII && $0.unicodeScalars.contains { $0.value < 32 }) }
  }

  /// What comes up to the bracket that is one too many; nil if there is none, or brackets lie in each other too deep.
  private mutating func nested(while isWanted: (Character) -> Bool) -> [MarkdownPiece]? {
    var (depth, address): (Int, [MarkdownPiece]) = (0, [])
    while position < atoms.count, character.map(isWanted) ?? true {
      if character == ")", depth == 0 { break }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      guard depth <= Self.deepest else { return nil }
      addNext(to: &address)
    }
    return depth == 0 ? address : nil
  }

  /// Takes what comes, a sign after a backslash as it is.
  private mutating func addNext(to address: inout [MarkdownPiece]) {
    if character == "\\", atoms.indices.contains(position + 1),
      case .character(let escaped) = atoms[position + 1], escaped.isASCIIPunctuation
    {
      position += 1
    }
    switch atoms[position] {
    case .character(let character): address.append(String(character))
    case .argument(let number): address.append(.argument(number))
    }
    position += 1
  }

  /// `"title"`, of which nothing is shown; a longer one than anyone writes is none, or each would be looked for to the end.
  private mutating func skipTitle() -> Bool {
    guard let sign = character, let end = ["\"": "\"", "'": "'", "(": ")"][sign] as Character? else { return false }
    position += 1
    let limit = min(position + Self.longestTitle, atoms.count)
    var ignored: [MarkdownPiece] = []
    while position < limit, character != end { addNext(to: &ignored) }
    return take(end)
  }
}

extension MarkdownPiece {
  /// What was written; nothing for a value.
  fileprivate var letters: String { if case .text(let text) = self { text } else { "" } }
}
