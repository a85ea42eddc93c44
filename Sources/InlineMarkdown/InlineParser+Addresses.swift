/// Addresses that are written without signs around them, as GitHub's Markdown and Foundation's find them.
extension InlineParser {
  private static let schemes = ["https://", "http://", "ftp://"]
  private static let site = "www."

  /// Takes an address, as `https://a.b` or `www.a.b`; anything else is a letter. What may be the text of a link has none.
  mutating func readAddress() {
    guard !isInBracket, let scheme = schemeOfAddress, let end = endOfAddress(from: position + scheme.written) else {
      return readAtom()
    }
    let address = atoms[position..<end].pieces
    let link = (scheme.added.map { [MarkdownPiece.text($0)] } ?? []) + address
    for piece in address {
      var item = InlineItem(piece)
      item.link = link
      items.append(item)
    }
    position = end
  }

  /// How many letters of a scheme are written here, and what is missing of it; nil where no address can begin: behind a letter
  /// that a scheme can have, and one without a scheme behind other signs than those that may be around it.
  private var schemeOfAddress: (written: Int, added: String?)? {
    let before = character(at: position - 1)
    if before.map({ $0.isASCII && $0.isLetter }) == true { return nil }
    if let scheme = Self.schemes.first(where: isNext) { return (scheme.count, nil) }
    let isAlone = position == 0 || before.map { $0.isWhitespace || "*_~(".contains($0) } == true
    guard isAlone, atoms[position...].prefix(Self.site.count).characters == Self.site else { return nil }
    return (Self.site.count, "http://")
  }

  /// Whether a scheme is next, in capitals or small letters.
  private func isNext(_ text: String) -> Bool {
    zip(text, position...).allSatisfy { character(at: $1)?.lowercased() == String($0) }
  }

  /// Where an address ends whose host begins at a place: before a blank, or what belongs to the sentence around. Nil for none.
  private mutating func endOfAddress(from host: Int) -> Int? {
    guard var end = endOfHost(from: host) else { return nil }
    while atoms.indices.contains(end), character(at: end).map({ !$0.isWhitespace && $0 != "<" }) ?? true { end += 1 }
    return endWithoutSentence(host..<end)
  }

  /// Where a host ends, of whose last two parts none has an underscore. What begins in a host that was refused, up to that
  /// underscore, is not read once more: its last two parts have it too.
  private mutating func endOfHost(from start: Int) -> Int? {
    guard start > underscoreOfHost, character(at: start).map({ $0.isLetter || $0.isNumber }) == true else { return nil }
    var end = start
    while let letter = character(at: end), letter.isLetter || letter.isNumber || "-_.".contains(letter) { end += 1 }
    let (host, underscore) = (atoms[start..<end], Atom.character("_"))
    guard host.split(separator: Atom.character(".")).suffix(2).contains(where: { $0.contains(underscore) }) else {
      return end
    }
    underscoreOfHost = host.lastIndex(of: underscore) ?? underscoreOfHost
    return nil
  }

  /// Without the marks at the end, and the brackets that nothing in the address opens.
  private func endWithoutSentence(_ address: Range<Int>) -> Int {
    var (end, surplus) = (address.upperBound, 0)
    for index in address {
      if character(at: index) == ")" { surplus += 1 }
      if character(at: index) == "(" { surplus -= 1 }
    }
    while let last = character(at: end - 1) {
      if last == ")", surplus > 0 {
        surplus -= 1
      } else if last == ";" {
        end = beginningOfEntity(endingAt: end - 1) ?? end - 1
        continue
      } else if !"?!.,:*_~'\"".contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// Where what may be a letter by its name begins: it is no part of the address before it.
  private func beginningOfEntity(endingAt end: Int) -> Int? {
    var start = end - 1
    while let letter = character(at: start), letter.isASCII, letter.isLetter { start -= 1 }
    return start < end - 1 && character(at: start) == "&" ? start : nil
  }
}

// MARK: - Mail

extension InlineParser {
  /// Has addresses of mail lead there, once it is known what else the signs in them are.
  mutating func linkMail() {
    for index in items.indices where items[index].content == .text("@") {
      guard let mail = mail(around: index) else { continue }
      let address = String(mail.compactMap { plainLetter($0) })
      for index in mail { items[index].link = [.text("mailto:" + address)] }
    }
  }

  /// The items of an address around the sign in it. Its host has a point, and ends with a letter.
  private func mail(around sign: Int) -> Range<Int>? {
    var (start, end, hasPoint) = (sign, sign + 1, false)
    while let letter = plainLetter(start - 1), letter.isOfMail || ".+-_".contains(letter) { start -= 1 }
    while let letter = plainLetter(end) {
      let isPoint = letter == "." && plainLetter(end + 1)?.isOfMail == true
      guard isPoint || letter.isOfMail || "-_".contains(letter) else { break }
      hasPoint = hasPoint || isPoint
      end += 1
    }
    let isAlone = plainLetter(start - 1) != "@" && plainLetter(end) != "@"
    guard plainLetter(sign) != nil, start < sign, hasPoint, isAlone, plainLetter(end - 1)?.isLetter == true else {
      return nil
    }
    return start..<end
  }

  /// The letter that an item is, if it is no code and leads nowhere.
  private func plainLetter(_ index: Int) -> Character? {
    guard items.indices.contains(index), items[index].link == nil, !items[index].style.contains(.code),
      case .text(let text) = items[index].content, text.count == 1
    else { return nil }
    return text.first
  }
}

extension Character {
  /// Whether it is what names of mail have beside signs.
  fileprivate var isOfMail: Bool { isASCII && (isLetter || isNumber) }
}
