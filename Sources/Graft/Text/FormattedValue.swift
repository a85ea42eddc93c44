import Foundation

/// A value that is written as text in the locale of the place where it is shown.
struct FormattedValue: Equatable, Sendable {
  private let content: any LocalizedContent

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
    content = FormattedInput(input: input, format: format)
  }

  func string(in locale: Locale) -> String { content.string(in: locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.content.isEqual(to: right.content) }
}

private protocol LocalizedContent: Sendable {
  func string(in locale: Locale) -> String
  func isEqual(to other: any LocalizedContent) -> Bool
}

private struct FormattedInput<Format: FormatStyle & Sendable>: LocalizedContent
where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }

  func isEqual(to other: any LocalizedContent) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}
