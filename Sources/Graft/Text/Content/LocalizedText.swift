import Foundation
import GTKBridge
import InlineMarkdown
import Translations

/// A literal, and where its translations are.
struct LocalizedText: Equatable, Sendable {
  let key: LocalizedStringKey
  /// The name of the table; nil for `Localizable`.
  let table: String?
  /// Whose tables these are; nil for the program's own.
  let bundle: Bundle?

  /// A literal in a table, or in that of its resource.
  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table ?? key.place?.table
    self.bundle = bundle ?? key.place?.bundle
  }

  var translations: TranslationTable { ProgramTranslations.table(table, in: bundle) }

  /// What each reader is shown, where there is neither a translation nor a mark nor a value.
  var common: String? { key.literal.flatMap { $0.hasMarkdownSigns || !translations.isEmpty ? nil : $0 } }
}

extension String {
  /// What `String(localized:)` looks up.
  public typealias LocalizationValue = LocalizedStringKey

  /// What a literal says in its translation, without its looks: for the user's own locale unless another is said, whatever
  /// the environment of a view says (TX20).
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = LocalizedText(key: key, table: table, bundle: bundle)
    self = Text.string(.key(text), in: locale ?? DesktopLocale.own)
  }

  /// What is said under a key in its translation, and without one a literal: for the user's own locale unless another is said.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let place = ResourcePlace(name: "\(key)", table: table, bundle: bundle, locale: locale)
    self.init(localized: LocalizationValue(defaultValue, place), locale: locale)
  }

  /// What a resource says in its translation, without its looks: for its own locale, or the user's.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self.init(localized: LocalizedStringKey(resource)) }
}
