/// A run of signs that may begin or end an emphasis.
struct Delimiter {
  let sign: Character
  /// The item that shows those that are left over.
  let item: Int
  /// How many there were.
  let length: Int
  /// How many are left.
  var left: Int
  let canOpen: Bool
  let canClose: Bool

  /// By the letters around it, as CommonMark defines flanking runs; what is outside of the text counts as a blank.
  init(_ sign: Character, item: Int, length: Int, before: InlineParser.Atom?, after: InlineParser.Atom?) {
    (self.sign, self.item, self.length, left) = (sign, item, length, length)
    let opens = !after.isBlank && (!after.isPunctuation || before.isBlank || before.isPunctuation)
    let closes = !before.isBlank && (!before.isPunctuation || after.isBlank || after.isPunctuation)
    // An underscore inside of a word is a letter.
    canOpen = opens && (sign != "_" || !closes || before.isPunctuation)
    canClose = closes && (sign != "_" || !opens || after.isPunctuation)
  }

  /// Whether an emphasis that begins here can end there.
  func matches(_ closer: Delimiter) -> Bool {
    guard sign == closer.sign, canOpen else { return false }
    if sign == "~" { return length == closer.length && length <= 2 }
    // As CommonMark has it, so that what could both begin and end is not torn apart.
    let isAmbiguous = canClose || closer.canOpen
    return !isAmbiguous || (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }

  /// What closers have in common for which the same openers are refused.
  var kind: ClosingKind { ClosingKind(sign: sign, length: sign == "~" ? length : length % 3, canOpen: canOpen) }
}

/// Closers that are alike.
struct ClosingKind: Hashable {
  let sign: Character
  let length: Int
  let canOpen: Bool
}

extension InlineParser.Atom? {
  fileprivate var isBlank: Bool {
    switch self {
    case nil: true
    case .argument: false
    case .character(let character): character.isWhitespace
    }
  }

  fileprivate var isPunctuation: Bool {
    guard case .character(let character)? = self else { return false }
    return character.isPunctuation || character.isSymbol
  }
}
