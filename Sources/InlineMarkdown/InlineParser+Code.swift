extension InlineParser {
  /// Takes a run of backticks, and the code up to the next run that is as long.
  mutating func readCode() {
    let start = position
    skipBackticks()
    let length = position - start
    guard let end = endOfCode(length) else { return atoms[start..<position].forEach { append($0) } }
    for atom in atoms[position..<end].withoutPadding { append(atom, .code) }
    position = end + length
  }

  /// Where the next run of so many backticks is.
  private mutating func endOfCode(_ length: Int) -> Int? {
    guard !endlessCode.contains(length) else { return nil }
    var run = 0
    for index in position...atoms.count {
      if character(at: index) == "`" {
        run += 1
      } else {
        if run == length { return index - length }
        run = 0
      }
    }
    endlessCode.insert(length)
    return nil
  }

  private mutating func skipBackticks() { while character(at: position) == "`" { position += 1 } }

  /// Takes an address in angle brackets, as `<https://a.b>`; anything else is shown as typed.
  mutating func readAutolink() {
    let text = atoms[(position + 1)...].characters(upTo: ">")
    guard let text, let address = Self.address(text) else { return readAtom() }
    var item = InlineItem(.text(text))
    item.link = [.text(address)]
    items.append(item)
    position += text.count + 2
  }

  /// Of an address with a scheme, and of one of mail; as CommonMark and HTML define them.
  private static func address(_ text: String) -> String? {
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*/) != nil { return text }
    let isMail = text.wholeMatch(of: /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*/) != nil
    return isMail ? "mailto:" + text : nil
  }
}

extension ArraySlice<InlineParser.Atom> {
  /// Without one blank on each side, if there is one on both and something else between: so code can begin with a backtick.
  fileprivate var withoutPadding: Self {
    guard first == .character(" "), last == .character(" "), contains(where: { $0 != .character(" ") }) else {
      return self
    }
    return dropFirst().dropLast()
  }

  /// The letters before a sign, if it comes in the same word.
  fileprivate func characters(upTo end: Character) -> String? {
    var text = ""
    for atom in self {
      guard case .character(let character) = atom, !character.isWhitespace, character != "<" else { return nil }
      if character == end { return text }
      text.append(character)
    }
    return nil
  }
}
