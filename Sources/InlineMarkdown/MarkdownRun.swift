/// A part of a text that looks alike.
package struct MarkdownRun: Hashable, Sendable {
  /// A text without signs, or a value.
  package let content: MarkdownPiece
  /// How it looks.
  package let style: MarkdownStyle
  /// The address of the link that it belongs to. Values can be parts of it.
  package let link: [MarkdownPiece]?

  /// A part with a look, and a link.
  package init(_ content: MarkdownPiece, _ style: MarkdownStyle = [], link: [MarkdownPiece]? = nil) {
    (self.content, self.style, self.link) = (content, style, link)
  }
}

/// How a part of a text looks.
package struct MarkdownStyle: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `**bold**`
  package static let strong = MarkdownStyle(rawValue: 1)
  /// `*italic*`
  package static let emphasis = MarkdownStyle(rawValue: 2)
  /// `~~struck~~`
  package static let strikethrough = MarkdownStyle(rawValue: 4)
  /// `` `code` ``
  package static let code = MarkdownStyle(rawValue: 8)
  /// `^[5 apple](inflect: true)`, which is to have the form that belongs to its number
  package static let inflected = MarkdownStyle(rawValue: 16)
}

extension MarkdownRun {
  /// The runs of a text by the rules of CommonMark for what stands in a line, with GitHub's strikethrough and addresses.
  ///
  /// Line breaks and blanks stay, and the signs of blocks are shown as typed, as is what is not well-formed (TX22). Values
  /// are put in afterwards: their places count as letters. It takes time in proportion to the text's length.
  package static func runs(of pieces: [MarkdownPiece]) -> [MarkdownRun] {
    guard pieces.contains(where: \.hasSigns) else {
      return pieces.filter { $0 != .text("") }.map { MarkdownRun($0) }
    }
    var parser = InlineParser(pieces)
    return parser.runs()
  }
}

extension MarkdownPiece {
  /// Whether there is anything that could be a sign.
  fileprivate var hasSigns: Bool {
    guard case .text(let text) = self else { return false }
    return text.hasMarkdownSigns
  }
}

extension String {
  /// Whether there is anything in it that could be a sign of markdown, or an address. Costs the length of the text.
  package var hasMarkdownSigns: Bool { utf8.contains { "*_~`[<\\&@".utf8.contains($0) } || mayHaveAddress }

  /// Whether there is what begins any address: `:/` or `ww`.
  private var mayHaveAddress: Bool {
    let (colon, slash, letter) = (UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "w"))
    return zip(utf8, utf8.dropFirst()).contains { $0 == (colon, slash) || $0 == (letter, letter) }
  }
}
