import Foundation

/// A part of a text with values in it.
enum TextPiece: Equatable, Sendable {
  case string(String)
  /// Cheaper than a format, as most values are of these two kinds.
  case whole(Int)
  case real(Double)
  case value(FormattedValue)
  /// A part that looks different.
  case styled(String, [TextRun])

  static func number<Number: BinaryInteger & Sendable>(_ number: Number) -> TextPiece {
    Int(exactly: number).map { .whole($0) } ?? .value(FormattedValue(number, IntegerFormatStyle<Number>()))
  }

  var isStyled: Bool {
    if case .styled = self { true } else { false }
  }

  func string(in locale: Locale) -> String {
    switch self {
    case .string(let string), .styled(let string, _): string
    case .whole(let number): number.formatted(.number.locale(locale))
    case .real(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .value(let value): value.string(in: locale)
    }
  }

  @MainActor
  var text: Text {
    if case .styled(let content, let runs) = self { return Text(content: content, runs: runs) }
    return Text(value: FormattedValue([self]))
  }
}

#if DEBUG
  extension TextPiece {
    fileprivate var values: [Any] {
      switch self {
      case .string(let string), .styled(let string, _): [string]
      case .whole(let number): [number]
      case .real(let number): [number]
      case .value(let value): value.values
      }
    }
  }

  extension Text: InterpolatingView {
    package var interpolatedValues: [Any] { value?.values ?? [] }
  }

  extension Text: ShownView {
    /// Two values may be written alike, as two moments of a day are.
    package func showsSame(as other: Text) -> Bool { runs == other.runs && content == other.content }
  }
#endif

/// A specifier of C's `printf` for one number.
struct FormatSpecifier: Equatable, Sendable {
  /// For a number of 64 bits.
  let format: String
  let isForWhole: Bool

  /// Nil for what is not one, which C would make something of that was never meant.
  init?(_ specifier: String) {
    let number = /((?:[^%]|%%)*%[-+ #0']*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|L|z|t|j)?([diouxXeEfFgGaA])((?:[^%]|%%)*)/
    guard let match = specifier.wholeMatch(of: number) else { return nil }
    isForWhole = "diouxX".contains(match.2)
    format = "\(match.1)\(isForWhole ? "ll" : "")\(match.2)\(match.3)"
  }
}

extension FormattedValue {
  /// A whole number; a specifier for others takes it as one of these.
  init(_ specifier: FormatSpecifier, whole number: Int64) {
    self.init(
      content: specifier.isForWhole
        ? SpecifiedNumber(number: number, specifier: specifier)
        : SpecifiedNumber(number: Double(number), specifier: specifier))
  }

  /// Nil if the specifier is for whole numbers.
  init?(_ specifier: FormatSpecifier, real number: Double) {
    if specifier.isForWhole { return nil }
    self.init(content: SpecifiedNumber(number: number, specifier: specifier))
  }

  /// Parts one after the other.
  init(_ pieces: [TextPiece]) { self.init(content: JoinedPieces(pieces: pieces)) }
}

private struct SpecifiedNumber<Number: CVarArg & Equatable & Sendable>: LocalizedContent {
  let number: Number
  let specifier: FormatSpecifier

  func string(in locale: Locale) -> String { String(format: specifier.format, locale: locale, number) }
}

private struct JoinedPieces: LocalizedContent {
  let pieces: [TextPiece]

  func string(in locale: Locale) -> String { pieces.map { $0.string(in: locale) }.joined() }

  #if DEBUG
    var values: [Any] { pieces.flatMap(\.values) }
  #endif
}
