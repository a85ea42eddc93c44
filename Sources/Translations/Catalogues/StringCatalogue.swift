import Foundation

/// A string catalogue (`.xcstrings`).
struct StringCatalogue: Decodable {
  /// The language of the keys.
  let sourceLanguage: String
  private let strings: [String: Lossy<Entry>]

  /// Reads a catalogue. Entries that are damaged are left out, and told by `damagedKeys`.
  init(_ data: Data) throws { self = try JSONDecoder().decode(StringCatalogue.self, from: data) }

  /// The keys that could not be read, in order.
  var damagedKeys: [String] { strings.filter { $0.value.value == nil }.keys.sorted() }

  /// What it says, by language and key.
  var wordings: [String: [String: Wording]] {
    var all: [String: [String: Wording]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.value?.localizations ?? [:] {
        all[language, default: [:]][key] = localization.wording
      }
    }
    return all
  }
}

private struct Entry: Decodable {
  let localizations: [String: Localization]?
}

private struct Localization: Decodable {
  let stringUnit: StringUnit?
  let variations: Variations?
  let substitutions: [String: CatalogueSubstitution]?

  /// Nil if nothing has been written yet.
  var wording: Wording? {
    WordForms(stringUnit, variations).map {
      Wording(forms: $0, substitutions: (substitutions ?? [:]).compactMapValues(\.substitution))
    }
  }
}

private struct CatalogueSubstitution: Decodable {
  let argNum: Int?
  let formatSpecifier: String?
  let stringUnit: StringUnit?
  let variations: Variations?

  var substitution: Substitution? {
    WordForms(stringUnit, variations).map {
      Substitution(place: argNum, specifier: ArgumentSpecifier(formatSpecifier ?? "lld") ?? .whole, forms: $0)
    }
  }
}

private struct StringUnit: Decodable {
  let state: String?
  let value: String

  /// Nil for what waits for its translation.
  var text: String? { value.isEmpty && state == "new" ? nil : value }
}

/// Forms by number or by kind of device, which lie in each other.
private struct Variations: Decodable {
  let plural: [String: Variation]?
  let device: [String: Variation]?

  struct Variation: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?

    var forms: WordForms? { WordForms(stringUnit, variations) }
  }
}

extension WordForms {
  fileprivate init?(_ unit: StringUnit?, _ variations: Variations?) {
    if let plural = variations?.plural {
      self.init(plural: plural)
    } else if let variation = variations?.device.flatMap(Self.variation) {
      guard let forms = variation.forms else { return nil }
      self = forms
    } else {
      guard let text = unit?.text else { return nil }
      self = .text(text)
    }
  }

  private init?(plural: [String: Variations.Variation]) {
    var forms: [PluralCategory: String] = [:]
    for (name, variation) in plural {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = variation.forms?.words(for: nil, PluralRules(""))
    }
    guard !forms.isEmpty else { return nil }
    self = .plural(forms)
  }

  /// The one for a device that has no name of its own; a desktop is most like a Mac.
  private static func variation(of devices: [String: Variations.Variation]) -> Variations.Variation? {
    devices["other"] ?? devices["mac"] ?? devices.sorted { $0.key < $1.key }.first?.value
  }
}

/// What may be damaged, without damage to what is around it.
private struct Lossy<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
