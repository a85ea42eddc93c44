/// How a value is written in a text: a specifier of C's `printf`, without a place.
package struct ArgumentSpecifier: Hashable, Sendable {
  /// What a specifier can write.
  package enum Kind: Hashable, Sendable {
    /// A whole number: `%lld`, `%d`, `%x`.
    case whole
    /// Any other number: `%lf`, `%.2f`.
    case real
    /// A text, or something that is shown in the place of one: `%@`.
    case object
  }

  /// What it can write.
  package let kind: Kind
  /// The specifier for a value of 64 bits, as `%05.2f`, `%lld` or `%@`.
  package let format: String
  /// How many digits stand after the point, where it says so.
  package let fractionDigits: Int?
  /// Whether a number is shown as it is without a specifier, which is in the reader's own way.
  package let isPlain: Bool

  /// A specifier from its parts; nil for a conversion that no value of Swift has, and for lengths of
  /// 100 digits and more.
  init?(flags: Substring = "", width: Substring = "", precision: Substring? = nil, conversion: Character) {
    // A damaged translation may ask for more digits than there is memory.
    let lengths = [width, precision ?? ""].map { $0.isEmpty ? 0 : Int($0) ?? .max }
    guard let kind = Kind(conversion), lengths.allSatisfy({ $0 < 100 }) else { return nil }
    let isBare = flags.isEmpty && width.isEmpty && precision == nil
    switch (kind, conversion) {
    case (.object, _): self = .object
    case (_, "d") where isBare, (_, "i") where isBare, (_, "u") where isBare: self = .whole
    case (_, "f") where isBare: self = .real
    default:
      let size = kind == .whole ? "ll" : ""
      format = "%\(flags)\(width)\(precision.map { ".\($0)" } ?? "")\(size)\(conversion)"
      (self.kind, fractionDigits, isPlain) = (kind, precision.map { Int($0) ?? 0 }, false)
    }
  }

  /// A whole number, `%lld`.
  package static let whole = ArgumentSpecifier(kind: .whole, format: "%lld")
  /// A number with a fraction, `%lf`.
  package static let real = ArgumentSpecifier(kind: .real, format: "%f")
  /// A text, `%@`.
  package static let object = ArgumentSpecifier(kind: .object, format: "%@")

  private init(kind: Kind, format: String) {
    (self.kind, self.format, fractionDigits, isPlain) = (kind, format, nil, true)
  }
}

extension ArgumentSpecifier {
  /// Whether a number is written without an exponent, with as many digits after the point as it says.
  var isFixed: Bool { format.hasSuffix("f") || format.hasSuffix("F") }
}

extension ArgumentSpecifier.Kind {
  fileprivate init?(_ conversion: Character) {
    switch conversion {
    case "d", "i", "o", "u", "x", "X": self = .whole
    case "e", "E", "f", "F", "g", "G", "a", "A": self = .real
    // Catalogues of gettext write texts as C does.
    case "@", "s": self = .object
    default: return nil
    }
  }
}
