/// A literal with places for values, as it is looked up in a table: `%lld of %@`. Claim TX17.
package struct TranslationKey: Hashable, Sendable {
  /// What is looked up.
  package private(set) var text: String
  /// The specifiers of its values, in the order of their places.
  package private(set) var specifiers: [ArgumentSpecifier] = []
  /// The literal as it is shown without a translation.
  package private(set) var pieces: [TranslationPiece]

  /// A literal without values. Its percent signs are shown as typed.
  package init(_ text: String) { (self.text, pieces) = (text, text.isEmpty ? [] : [.literal(text)]) }

  /// A literal from its parts.
  package init(parts: [Part]) {
    (text, pieces) = ("", [])
    for part in parts { append(part) }
  }

  /// The same, looked up by a name; the literal is shown where that has no translation.
  package func named(_ name: String) -> TranslationKey {
    var named = self
    named.text = name
    return named
  }

  private mutating func append(_ part: Part) {
    switch part {
    case .literal(let literal):
      text += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
      pieces.append(literal: literal)
    case .argument(let specifier, let written):
      text += written
      for token in FormatToken.tokens(of: written) { append(token) }
      specifiers.append(specifier)
    }
  }

  private mutating func append(_ token: FormatToken) {
    switch token {
    case .literal(let literal): pieces.append(literal: literal)
    case .argument(_, let specifier): pieces.append(.argument(specifiers.count, specifier))
    case .substitution, .chosen: break
    }
  }

  /// A part of a literal.
  package enum Part: Hashable, Sendable {
    /// What stands between the values, as it was typed.
    case literal(String)
    /// A value, and how the key writes it.
    case argument(ArgumentSpecifier, written: String)

    /// A whole number.
    package static let whole = Part.argument(.whole, written: "%lld")
    /// A number with a fraction.
    package static let real = Part.argument(.real, written: "%lf")
    /// A text, or something shown in its place.
    package static let object = Part.argument(.object, written: "%@")

    /// A number with a specifier of its own, as `%.2f` or `%.2f kg`; nil for what does not have exactly one.
    package static func specified(_ specifier: String) -> Part? {
      let places = FormatToken.tokens(of: specifier).filter(\.isPlace)
      guard case .argument(nil, let parsed)? = places.single else { return nil }
      return .argument(parsed, written: specifier)
    }
  }
}

/// A part of what is shown.
package enum TranslationPiece: Hashable, Sendable {
  /// A text, as it is.
  case literal(String)
  /// The value at a place, counted from 0, and how it is written.
  case argument(Int, ArgumentSpecifier)
}

extension [TranslationPiece] {
  /// Adds a text, to the last piece if that is one.
  mutating func append(literal: String) {
    if case .literal(let before)? = last {
      self[count - 1] = .literal(before + literal)
    } else if !literal.isEmpty {
      append(.literal(literal))
    }
  }
}

extension Collection {
  /// The element, if there is just one.
  var single: Element? { count == 1 ? first : nil }
}
