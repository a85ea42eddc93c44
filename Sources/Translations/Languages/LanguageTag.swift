import Foundation

/// A language as translations are named by it: `de-AT`, `zh_TW.UTF-8`, `sr-Latn`.
struct LanguageTag: Hashable, Sendable {
  let language: String
  /// The script, by the usual one where the tag says none.
  let script: String?
  /// The country, by the one with the most speakers where the tag says none.
  let likelyRegion: String?
  /// The country that the tag says.
  let region: String?
  /// How it was written.
  let name: String

  init(_ name: String) {
    self.name = name
    let identifier = Locale.identifier(.bcp47, from: String(name.prefix { $0 != "." && $0 != "@" }))
    let written = Locale.Language(identifier: identifier)
    let likely = Locale.Language(identifier: written.maximalIdentifier)
    // What names no language is likely English to Foundation.
    language = Self.currentName(of: written.languageCode?.identifier ?? name.lowercased())
    (script, likelyRegion, region) = (likely.script?.identifier, likely.region?.identifier, written.region?.identifier)
  }

  /// The one name of a language that has several.
  private static func currentName(of code: String) -> String {
    ["no": "nb", "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil"][code] ?? code
  }
}

extension LanguageTag {
  /// Whether who reads the one understands the other.
  func isKin(of other: LanguageTag) -> Bool { language == other.language && script == other.script }

  /// Those of some languages that a reader of this one understands, the nearest first: `de-AT`, `de`, `de-DE`. TX19.
  func understood(among others: [LanguageTag]) -> [LanguageTag] {
    others.filter(isKin).sorted { (distance(to: $0), $0.name) < (distance(to: $1), $1.name) }
  }

  private func distance(to other: LanguageTag) -> Int {
    if other.region == region { return 0 }
    if other.likelyRegion == likelyRegion { return 1 }
    return other.region == nil ? 2 : 3
  }
}
