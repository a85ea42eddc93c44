import Synchronization

/// The translations of one table into all languages, read once (TX19).
package final class TranslationTable: Sendable {
  /// The table's name; `Localizable` unless a text says another.
  package let name: String
  /// The language of the keys.
  package let sourceLanguage: String
  /// The files that could not be read, and the entries of them that are damaged.
  package let damages: [TranslationDamage]
  private let languages: [LanguageWordings]
  /// What a text is looked for in, by what a reader prefers: reckoned once for each preference.
  private let chains = Mutex<[[String]: [LanguageWordings]]>([:])

  init(name: String, sourceLanguage: String, wordings: [String: [String: Wording]], damages: [TranslationDamage] = []) {
    (self.name, self.sourceLanguage, self.damages) = (name, sourceLanguage, damages)
    languages = wordings.map { LanguageWordings(tag: LanguageTag($0.key), wordings: $0.value) }
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { languages.isEmpty }

  /// The names of the languages into which something is translated, sorted.
  package var languageNames: [String] { languages.map(\.tag.name).sorted() }

  /// What is shown for a key to a reader of some languages, the most wanted first, as `de-AT`.
  ///
  /// The first of them that the table knows is taken, with its kin; then the language of the keys, then the key itself.
  /// It costs a look into a dictionary for each of these. Claims TX16, TX19.
  package func lookup(_ key: TranslationKey, languages preferred: [String]) -> Translation {
    for language in chain(for: preferred) {
      guard let wording = language.wordings[key.text] else { continue }
      return Translation(key: key, table: name, language: language.tag.name, wording: wording, rules: language.rules)
    }
    return Translation(key: key, table: name, language: nil, wording: nil, rules: PluralRules(""))
  }

  private func chain(for preferred: [String]) -> [LanguageWordings] {
    chains.withLock { chains in
      if let chain = chains[preferred] { return chain }
      let chain = newChain(for: preferred.map(LanguageTag.init))
      chains[preferred] = chain
      return chain
    }
  }

  private func newChain(for preferred: [LanguageTag]) -> [LanguageWordings] {
    let source = LanguageTag(sourceLanguage)
    let wanted = preferred.first { tag in tag.isKin(of: source) || languages.contains { tag.isKin(of: $0.tag) } }
    let tags = [wanted, source].compactMap(\.self).reduce(into: [LanguageTag]()) { tags, tag in
      tags += tag.understood(among: languages.map(\.tag)).filter { !tags.contains($0) }
    }
    return tags.compactMap { tag in languages.first { $0.tag == tag } }
  }
}

/// What one language says, and which words it has for which numbers.
private struct LanguageWordings: Sendable {
  let tag: LanguageTag
  let wordings: [String: Wording]
  let rules: PluralRules

  init(tag: LanguageTag, wordings: [String: Wording]) {
    (self.tag, self.wordings, rules) = (tag, wordings, PluralRules(tag))
  }
}

/// A source of translations that cannot be used.
package struct TranslationDamage: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let file: String
  /// What is wrong with it.
  package let reason: String

  /// A sentence for the log.
  package var description: String { "The translations in \(file) cannot all be read: \(reason)." }
}
