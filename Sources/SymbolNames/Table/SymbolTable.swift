/// What is known of symbols by their names, as SF Symbols names them.
enum SymbolTable {
  /// One symbol.
  struct Entry {
    /// Which variants of its name there are: `f`ill, `c`ircle, `s`quare, `r`ectangle, and `x` for slash.
    let variants: Substring
    /// Icons of a theme that show the same, the best first, without `-symbolic`.
    let icons: [Substring]
    /// What it is called.
    let spokenName: Substring
  }

  /// What is known of a name.
  static func entry(_ name: String) -> Entry? { lines[name].map { Entry(line: $0) } }

  /// All names, sorted.
  static var names: [String] { lines.keys.sorted() }

  /// The lines by the names that they begin with. Found when the first symbol is looked for; the rest is read in each look.
  private static let lines: [String: Substring] = {
    let lines = [actions, directions, people, media, things].flatMap { $0[...].pieces(between: "\n") }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0.pieces(between: " ")[0]), $0) })
  }()
}

extension SymbolTable.Entry {
  /// From a line: `name | variants | icons | spoken name`.
  fileprivate init(line: Substring) {
    let fields = line.pieces(between: "|").map(\.trimmed)
    (variants, icons, spokenName) = (fields[1], fields[2].pieces(between: " "), fields[3])
  }
}

extension Substring {
  /// The pieces between bytes that are not empty, which is much faster than between letters.
  func pieces(between separator: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
  }

  /// Without blanks at its ends.
  var trimmed: Substring {
    let blank = UInt8(ascii: " ")
    guard let start = utf8.firstIndex(where: { $0 != blank }), let end = utf8.lastIndex(where: { $0 != blank }) else {
      return ""
    }
    return self[start...end]
  }
}
