import Foundation
import GTKBridge

/// A text that is translated, and where its translation is: a value that can be passed on, and is looked up where it is shown.
///
/// It is accepted wherever a `LocalizedStringKey` is. Without a locale of its own it is translated for the place at which it is
/// shown, as a key is. Claim TX21; otherwise as Foundation documents it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is shown without a translation.
  public let defaultValue: String.LocalizationValue
  /// Whose tables these are.
  public let bundle: BundleDescription
  private var place: ResourcePlace

  /// What is looked up.
  public var key: String { localized.translationKey.text }

  /// The name of the table; nil for `Localizable`.
  public var table: String? { place.table }

  /// For whose reader it is translated: the user's where none was said.
  public var locale: Locale {
    get { place.locale ?? DesktopLocale.own }
    set { place = ResourcePlace(name: place.name, table: place.table, bundle: place.bundle, locale: newValue) }
  }

  /// A text that is its own key. The comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (defaultValue, self.bundle) = (keyAndValue, bundle)
    place = ResourcePlace(name: nil, table: table, bundle: bundle.bundle, locale: locale)
  }

  /// A text that is looked up by another key. The comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.defaultValue, self.bundle) = (defaultValue, bundle)
    place = ResourcePlace(name: "\(key)", table: table, bundle: bundle.bundle, locale: locale)
  }

  /// A literal without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What is looked up, with where.
  fileprivate var localized: LocalizedStringKey { LocalizedStringKey(defaultValue, place) }

  /// Whose tables are asked.
  public enum BundleDescription: Equatable, Sendable {
    /// Those of the program.
    case main
    /// Those beside the code of a class.
    case forClass(AnyClass)
    /// Those of the bundle in a folder; where there is none, the program's.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): ProgramTranslations.bundle(at: Bundle(for: type).bundleURL)
      case .atURL(let url): ProgramTranslations.bundle(at: url)
      }
    }

    /// Whether both are the same.
    public static func == (first: Self, second: Self) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }
}

extension LocalizedStringKey {
  /// The key of a resource, which goes on to be looked up where that says.
  public init(_ resource: LocalizedStringResource) { self = resource.localized }
}

extension LocalizedStringKey.StringInterpolation {
  /// What a resource says in its translation, from where it says that is. Claim TX21.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.key(LocalizedText(key: LocalizedStringKey(resource), table: nil, bundle: nil)))
  }
}

/// Where a resource is looked up. An object, so that keys that have none stay small.
final class ResourcePlace: Equatable, Sendable {
  /// By what; nil for the text itself.
  let name: String?
  let table: String?
  let bundle: Bundle?
  /// For whose reader; nil for that of the place at which it is shown.
  let locale: Locale?

  init(name: String?, table: String?, bundle: Bundle?, locale: Locale?) {
    (self.name, self.table, self.bundle, self.locale) = (name, table, bundle, locale)
  }

  static func == (first: ResourcePlace, second: ResourcePlace) -> Bool {
    first === second
      || (first.name, first.table) == (second.name, second.table)
        && (first.bundle, first.locale) == (second.bundle, second.locale)
  }
}
