/// A letter that is written by name or number, as `&amp;` or `&#8364;`.
struct Entity {
  let text: String
  /// How many letters it was written with.
  let length: Int
  /// No entity is written longer.
  static let longest = 12

  /// The entity at the start of a text; nil for one that is not known, which is shown as typed.
  init?(_ text: String) {
    guard let end = text.firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    guard let found = name.first == "#" ? Self.scalar(name.dropFirst()) : Self.names[String(name)] else { return nil }
    (self.text, length) = (found, name.count + 2)
  }

  private static func scalar(_ number: Substring) -> String? {
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    // What is no letter is shown as the sign for one that is missing.
    return String(Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"))
  }

  /// The names that texts for people use. HTML has two thousand more.
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{00A0}", "shy": "\u{AD}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "copy": "©", "reg": "®",
    "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "check": "✓", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
  ]
}
