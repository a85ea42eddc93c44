import Foundation
import Translations

/// A part of a literal: what was typed, or a value in it.
enum KeyPart: Equatable, Sendable {
  case literal(String)
  case string(String)
  /// Cheaper than a format, as most values are of these two kinds.
  case whole(Int)
  case real(Double)
  /// A number of another type, or with a specifier of its own, which the key has in its place.
  case number(KeyNumber)
  case value(FormattedValue)
  /// A text with its looks, wherever the translation puts it (TX2).
  case text(TextContent)
}

/// A number in a literal, and how the key says it.
struct KeyNumber: Equatable, Sendable {
  let value: TranslationArgument
  let part: TranslationKey.Part
  /// How it is written where nobody says otherwise, if the value does not hold all of it.
  var written: FormattedValue?
}

extension KeyPart {
  /// A whole number of any type, by the specifier that C has for it (TX17).
  init<Number: BinaryInteger & Sendable>(whole number: Number) {
    if let number = number as? Int {
      self = .whole(number)
      return
    }
    let length = Number.self is any FixedWidthInteger.Type && number.bitWidth <= 32 ? "" : "ll"
    self = .number(
      KeyNumber(
        value: .whole(Int64(clamping: number)),
        part: .argument(.whole, written: "%\(length)\(Number.isSigned ? "d" : "u")"),
        written: Int(exactly: number) == nil ? FormattedValue(number, IntegerFormatStyle<Number>()) : nil))
  }

  /// Any other number, by the specifier that C has for its type (TX17).
  init<Number: BinaryFloatingPoint>(real number: Number) {
    self =
      Number.self == Float.self
      ? .number(KeyNumber(value: .real(Double(number)), part: .argument(.real, written: "%f"))) : .real(Double(number))
  }

  /// A whole number as a specifier says; nil for a specifier that is for no number.
  init?<Number: BinaryInteger>(whole number: Number, specifier: String) {
    guard let part = TranslationKey.Part.specified(specifier), case .argument(let parsed, _) = part else { return nil }
    switch parsed.kind {
    // C reads the bits as the conversion says.
    case .whole: self = .number(KeyNumber(value: .whole(Int64(truncatingIfNeeded: number)), part: part))
    case .real: self = .number(KeyNumber(value: .real(Double(number)), part: part))
    case .object: return nil
    }
  }

  /// Any other number as a specifier says; nil for a specifier that is for none such.
  init?(real number: Double, specifier: String) {
    guard let part = TranslationKey.Part.specified(specifier), case .argument(let parsed, _) = part,
      parsed.kind == .real
    else { return nil }
    self = .number(KeyNumber(value: .real(number), part: part))
  }
}

extension KeyPart {
  var isValue: Bool {
    if case .literal = self { false } else { true }
  }

  /// The part of the key that is looked up.
  var keyPart: TranslationKey.Part {
    switch self {
    case .literal(let literal): .literal(literal)
    case .whole: .whole
    case .real: .real
    case .number(let number): number.part
    case .string, .value, .text: .object
    }
  }

  /// What a translation must know of it.
  var argument: TranslationArgument {
    switch self {
    case .whole(let number): .whole(Int64(number))
    case .real(let number): .real(number)
    case .number(let number): number.value
    case .literal, .string, .value, .text: .object
    }
  }

  /// The value as a translation wants it written.
  func string(_ specifier: ArgumentSpecifier, in locale: Locale) -> String {
    switch argument {
    case .whole(let number) where !specifier.isPlain: String(format: specifier.format, locale: locale, number)
    case .real(let number) where !specifier.isPlain: String(format: specifier.format, locale: locale, number)
    default: string(in: locale)
    }
  }

  /// The value as it is written where nobody says otherwise.
  private func string(in locale: Locale) -> String {
    switch self {
    case .literal(let string), .string(let string): string
    case .whole(let number): number.formatted(.number.locale(locale))
    case .real(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .number(let number): number.string(in: locale)
    case .value(let value): value.string(in: locale)
    case .text(let content): Text.string(content, in: locale)
    }
  }
}

extension KeyNumber {
  fileprivate func string(in locale: Locale) -> String {
    if let written { return written.string(in: locale) }
    return switch value {
    case .whole(let number): number.formatted(.number.locale(locale))
    case .real(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .object: ""
    }
  }
}

#if DEBUG
  extension KeyPart {
    /// What is written, as it was given.
    var values: [Any] {
      switch self {
      case .literal(let string), .string(let string): [string]
      case .whole(let number): [number]
      case .real(let number): [number]
      case .number(let number): number.values
      case .value(let value): value.values
      case .text(let content): content.values
      }
    }
  }

  extension KeyNumber {
    fileprivate var values: [Any] {
      switch value {
      case .whole(let number): [Int(number)]
      case .real(let number): [number]
      case .object: []
      }
    }
  }
#endif
