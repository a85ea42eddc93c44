import Foundation

/// Which words a language has for which numbers.
package struct PluralRules: Sendable {
  /// In the order in which they are tried.
  private let rules: [(category: PluralCategory, condition: PluralCondition)]

  /// The rules of a language by its tag, as `pt-PT`; those of a language that is not known have no plurals.
  package init(language: String) { self.init(LanguageTag(language)) }

  /// The rules of a language. European Portuguese alone differs from the rest of its language.
  init(_ tag: LanguageTag) {
    self =
      tag.region.flatMap { Self.byLanguage["\(tag.language)-\($0)"] } ?? Self.byLanguage[tag.language]
      ?? PluralRules("")
  }

  /// Rules as the table writes them: `one: n = 1; few: n = 2..4`.
  init(_ text: String) {
    rules = text.components(separatedBy: "; ").compactMap { rule in
      let parts = rule.components(separatedBy: ": ")
      guard parts.count == 2, let category = PluralCategory(rawValue: parts[0]) else { return nil }
      return PluralCondition(parts[1]).map { (category, $0) }
    }
  }

  /// The words for a number.
  package func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The categories that its numbers have.
  var categories: [PluralCategory] { rules.map(\.category) + [.other] }
}

extension PluralRules {
  /// Reckoned once for a program.
  private static let byLanguage: [String: PluralRules] = pluralRulesOfCLDR.reduce(into: [:]) { all, group in
    let rules = PluralRules(group.rules)
    for language in group.languages.split(separator: " ") { all[String(language)] = rules }
  }
}
