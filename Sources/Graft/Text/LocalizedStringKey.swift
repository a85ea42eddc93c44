import Foundation

/// A text as it is written in source, with values in it that are written in the locale of the place where it is shown.
///
/// A literal that is given to a `Text`, or as the title of a control, is one of these; a variable of type `String` is shown
/// as it is. Whole numbers are grouped, others have six digits after the point, unless a format or a specifier says
/// otherwise (UI17). There are no tables of translations. As SwiftUI documents it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What is written as it is, if there are no values in it.
  private let plain: String
  private let pieces: [TextPiece]

  /// A text without values.
  public init(_ value: String) { (plain, pieces) = (value, []) }

  /// A literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with values.
  public init(stringInterpolation: StringInterpolation) {
    (plain, pieces) = ("", stringInterpolation.pieces)
  }

  /// The text to be shown. Where a piece has a look of its own, the values are written in the user's own locale.
  @MainActor
  var text: Text {
    if pieces.isEmpty { return Text(verbatim: plain) }
    guard pieces.contains(where: \.isStyled) else { return Text(value: FormattedValue(pieces)) }
    return pieces.map(\.text).reduce(Text(verbatim: ""), +)
  }

  /// The pieces of a literal, one after the other.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [TextPiece] = []

    /// No pieces yet.
    public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    /// What stands between the values.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.string(literal)) } }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

    /// A whole number, in groups of digits. Claim UI17.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ number: Number) {
      pieces.append(.number(number))
    }

    /// A number with six digits after the point.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(_ number: Number) {
      pieces.append(.real(Double(number)))
    }

    /// A whole number as a specifier of C's `printf` says; one that is for no number counts as not given.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ number: Number, specifier: String) {
      pieces.append(
        FormatSpecifier(specifier).map { .value(FormattedValue($0, whole: Int64(clamping: number))) } ?? .number(number)
      )
    }

    /// A number as a specifier of C's `printf` says; one that is for no such number counts as not given.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
      _ number: Number, specifier: String
    ) {
      pieces.append(
        FormatSpecifier(specifier).flatMap { FormattedValue($0, real: Double(number)) }.map { .value($0) }
          ?? .real(Double(number)))
    }

    /// A value as a format writes it (UI18).
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      pieces.append(.value(FormattedValue(input, format)))
    }

    /// A value as a formatter writes it, in the formatter's own locale.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      pieces.append(.string(formatter.string(for: subject) ?? ""))
    }

    /// A text with its look.
    @MainActor
    public mutating func appendInterpolation(_ text: Text) { pieces.append(text.piece) }

    /// Any other value, as in a string.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.string(String(describing: value)))
    }
  }
}
