/// Reads a text once from its start to its end, as CommonMark describes it: what may be emphasis and what may be a link is
/// noted, and decided when it ends.
struct InlineParser {
  /// A letter or a place for a value.
  enum Atom: Equatable {
    case character(Character)
    case argument(Int)
  }

  let atoms: [Atom]
  /// What is read next.
  var position = 0
  /// What has been read.
  var items: [InlineItem] = []
  var delimiters: [Delimiter] = []
  var brackets: [Bracket] = []
  /// Around a link that was found are so many of the brackets: they begin no other, as links do not lie in each other.
  var bracketsAroundLink = 0
  var spans: [StyledSpan] = []
  /// Runs of so many backticks do not end anything any more.
  var endlessCode: Set<Int> = []
  /// The last underscore of the host that was refused for it last.
  var underscoreOfHost = -1

  init(_ pieces: [MarkdownPiece]) {
    atoms = pieces.flatMap { piece in
      switch piece {
      case .text(let text): text.map { Atom.character($0) }
      case .argument(let number): [Atom.argument(number)]
      }
    }
  }

  /// All of it.
  mutating func runs() -> [MarkdownRun] {
    while position < atoms.count { readNext() }
    closeEmphasis(from: 0)
    linkMail()
    return InlineItem.runs(of: items, spans)
  }

  private mutating func readNext() {
    guard let character = character(at: position) else { return readAtom() }
    switch character {
    case "*", "_", "~": readDelimiters(character)
    case "`": readCode()
    case "[": openBracket(.link, length: 1)
    case "!" where self.character(at: position + 1) == "[": openBracket(.image, length: 2)
    case "^" where self.character(at: position + 1) == "[": openBracket(.attributes, length: 2)
    case "]": closeBracket()
    case "<": readAutolink()
    case "\\": readEscape()
    case "&": readEntity()
    case "h", "H", "f", "F", "w": readAddress()
    default: readAtom()
    }
  }

  /// What it is; nil for a value, and outside of the text.
  func character(at index: Int) -> Character? {
    guard atoms.indices.contains(index), case .character(let character) = atoms[index] else { return nil }
    return character
  }

  /// Takes what comes as it is.
  mutating func readAtom() {
    append(atoms[position])
    position += 1
  }

  mutating func append(_ atom: Atom, _ style: MarkdownStyle = []) {
    switch atom {
    case .character(let character): items.append(InlineItem(.text(String(character)), style))
    case .argument(let number): items.append(InlineItem(.argument(number), style))
    }
  }

  private mutating func readEscape() {
    let next = character(at: position + 1)
    guard let next, next.isASCIIPunctuation || next.isNewline else { return readAtom() }
    position += 1
    readAtom()
  }

  private mutating func readEntity() {
    guard let entity = Entity(atoms[position...].prefix(Entity.longest).characters) else { return readAtom() }
    items.append(InlineItem(.text(entity.text)))
    position += entity.length
  }
}

extension Collection<InlineParser.Atom> {
  /// The letters up to the first value.
  var characters: String {
    var text = ""
    for case .character(let character) in prefix(while: { if case .argument = $0 { false } else { true } }) {
      text.append(character)
    }
    return text
  }

  /// As pieces, where each stretch of letters is one.
  var pieces: [MarkdownPiece] {
    reduce(into: []) { pieces, atom in
      switch atom {
      case .argument(let number): pieces.append(.argument(number))
      case .character(let character): pieces.append(String(character))
      }
    }
  }
}

extension [MarkdownPiece] {
  /// Adds a text, to the last one if that is a text.
  mutating func append(_ text: String) {
    // Taken out, as what is here twice is copied for each letter.
    guard var before = takeLastText() else { return append(.text(text)) }
    before += text
    append(.text(before))
  }

  private mutating func takeLastText() -> String? {
    guard case .text(let text)? = last else { return nil }
    removeLast()
    return text
  }
}

extension Character {
  /// As CommonMark says which signs a backslash can stand before.
  var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
