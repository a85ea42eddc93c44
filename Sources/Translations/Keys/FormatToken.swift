/// A part of a text with places for values.
enum FormatToken: Equatable {
  case literal(String)
  /// `%lld`, or with the number of its place from 1 `%2$lld`.
  case argument(place: Int?, ArgumentSpecifier)
  /// `%#@name@`: a part of the text that is chosen by the number at a place.
  case substitution(place: Int?, name: String)
  /// `%arg`: the number by which the part was chosen.
  case chosen
}

extension FormatToken {
  /// The parts of a text in their order. A percent sign that begins nothing known is shown as typed.
  static func tokens(of text: String) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var rest = text[...]
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      tokens.append(literal: rest[..<sign])
      var scanner = FormatScanner(rest[sign...].dropFirst())
      tokens.append(scanner.token() ?? .literal("%"))
      rest = scanner.rest
    }
    tokens.append(literal: rest)
    return tokens
  }

  /// Whether it stands for something else.
  var isPlace: Bool {
    if case .literal = self { false } else { true }
  }
}

extension [FormatToken] {
  fileprivate mutating func append(literal: Substring) { if !literal.isEmpty { append(.literal(String(literal))) } }
}

extension ArgumentSpecifier {
  /// A specifier without its percent sign, as `lld`; nil for what is none.
  init?(_ text: String) {
    guard case .argument(nil, let specifier)? = FormatToken.tokens(of: "%" + text).single else { return nil }
    self = specifier
  }
}
