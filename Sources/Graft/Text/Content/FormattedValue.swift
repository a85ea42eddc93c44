import Foundation

/// A value that is written as text in the locale of the place where it is shown.
struct FormattedValue: Equatable, Sendable {
  private let content: any LocalizedContent

  init(content: any LocalizedContent) { self.content = content }

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
    self.init(content: FormattedInput(input: input, format: format))
  }

  func string(in locale: Locale) -> String { content.string(in: locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.content.isEqual(to: right.content) }
}

extension FormattedValue: CustomStringConvertible {
  var description: String { "\"\(string(in: .current))\"" }
}

/// What can be written in a locale.
protocol LocalizedContent: Equatable, Sendable {
  func string(in locale: Locale) -> String
  #if DEBUG
    /// What is written, as it was given.
    var values: [Any] { get }
  #endif
}

#if DEBUG
  extension LocalizedContent {
    var values: [Any] { [] }
  }

  extension FormattedInput {
    var values: [Any] { [input] }
  }

  extension FormattedValue {
    /// What is written, as it was given.
    var values: [Any] { content.values }
  }
#endif

extension LocalizedContent {
  fileprivate func isEqual(to other: any LocalizedContent) -> Bool { self == other as? Self }
}

private struct FormattedInput<Format: FormatStyle & Sendable>: LocalizedContent
where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }
}
