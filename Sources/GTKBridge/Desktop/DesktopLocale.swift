import Foundation

/// The user's locale. Foundation takes none from the environment on Linux.
package enum DesktopLocale {
  /// The locale of numbers that a C program has with these variables: `de_DE.UTF-8` is `de_DE`. Without any, and for the
  /// locale `C`, it is that of programmers.
  package static func locale(from variables: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    // The encoding and the modifier say nothing of numbers.
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return Locale(identifier: ["C", "POSIX"].contains(identifier) ? "en_US_POSIX" : identifier)
  }
}
