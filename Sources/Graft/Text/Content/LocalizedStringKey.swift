import Foundation
import Translations

/// A text as it is written in source, which is translated, with marks and values in it.
///
/// A literal that is given to a `Text`, or as the title of a control, is one of these; a variable of type `String` is shown as
/// it is. The values are part of the key as specifiers: `"\(count) of \(name): \(size)"` is looked up as
/// `%lld of %@: %lf` (TX17). Without a translation the text itself is shown. Whole numbers are grouped, others have six
/// digits after the point, unless a format or a specifier says otherwise (UI17). Claims TX16 to TX23.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The whole, if there are no values in it.
  private let plain: String
  private let parts: [KeyPart]
  /// Of what a resource says beyond its text; nil for a literal.
  let place: ResourcePlace?

  /// A text without values.
  public init(_ value: String) { (plain, parts, place) = (value, [], nil) }

  /// A literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with values.
  public init(stringInterpolation: StringInterpolation) {
    (plain, parts, place) = ("", stringInterpolation.parts, nil)
  }

  /// The same, looked up as a resource says.
  init(_ key: LocalizedStringKey, _ place: ResourcePlace?) {
    (plain, parts, self.place) = (key.plain, key.parts, place)
  }

  /// The text, if there are no values in it.
  var literal: String? { parts.isEmpty ? plain : nil }

  /// What is looked up.
  var translationKey: TranslationKey {
    let written = parts.isEmpty ? TranslationKey(plain) : TranslationKey(parts: parts.map(\.keyPart))
    return place?.name.map(written.named) ?? written
  }

  /// The values, in their order.
  var arguments: [KeyPart] { parts.filter(\.isValue) }

  #if DEBUG
    /// What is written, as it was given.
    var values: [Any] { parts.flatMap(\.values) }
  #endif

  /// The parts of a literal, one after the other.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [KeyPart] = []

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// What stands between the values.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.literal(literal)) } }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// A whole number, in groups of digits. Claim UI17.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ number: Number) {
      parts.append(KeyPart(whole: number))
    }

    /// A number with six digits after the point.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(_ number: Number) {
      parts.append(KeyPart(real: number))
    }

    /// A whole number as a specifier of C's `printf` says; one that is for no number counts as not given. Claim TX17.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ number: Number, specifier: String) {
      parts.append(KeyPart(whole: number, specifier: specifier) ?? KeyPart(whole: number))
    }

    /// A number as a specifier of C's `printf` says; one that is for no such number counts as not given. Claim TX17.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
      _ number: Number, specifier: String
    ) {
      parts.append(KeyPart(real: Double(number), specifier: specifier) ?? KeyPart(real: number))
    }

    /// A value as a format writes it (UI18).
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      parts.append(.value(FormattedValue(input, format)))
    }

    /// A value as a formatter writes it, in the formatter's own locale.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      parts.append(.string(formatter.string(for: subject) ?? ""))
    }

    /// A text with its looks. Claim TX2.
    @MainActor
    public mutating func appendInterpolation(_ text: Text) { append(text.whole) }

    mutating func append(_ content: TextContent) { parts.append(.text(content)) }

    /// Any other value, as in a string.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.string(String(describing: value)))
    }
  }
}
