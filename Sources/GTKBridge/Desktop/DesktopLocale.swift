import Foundation

/// The user's locale. Foundation takes none from the environment on Linux.
package enum DesktopLocale {
  /// The locale of numbers of whoever has started the program.
  package static let own = locale(from: ProcessInfo.processInfo.environment)
  private static let ownLanguages = languages(from: ProcessInfo.processInfo.environment)

  /// In which languages a text is looked for at a place with a locale, the most wanted first: where that is the user's own,
  /// and was not said by the program, in those that the user reads, and else in the locale's.
  package static func languages(for locale: Locale, isSaid: Bool = false) -> [String] {
    !isSaid && locale == own ? ownLanguages : [locale.identifier]
  }

  /// The languages of messages that a C program has with these variables: those of `LANGUAGE`, and then that of messages.
  package static func languages(from variables: [String: String]) -> [String] {
    let own = identifier(of: "LC_MESSAGES", in: variables)
    if own == "en_US_POSIX" { return [own] }
    return (variables["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [own]
  }

  /// The locale of numbers that a C program has with these variables: `de_DE.UTF-8` is `de_DE`. Without any, and for the
  /// locale `C`, it is that of programmers.
  package static func locale(from variables: [String: String]) -> Locale {
    Locale(identifier: identifier(of: "LC_NUMERIC", in: variables))
  }

  private static func identifier(of category: String, in variables: [String: String]) -> String {
    let name = ["LC_ALL", category, "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    // The encoding and the modifier say nothing of numbers.
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["C", "POSIX"].contains(identifier) ? "en_US_POSIX" : identifier
  }
}
