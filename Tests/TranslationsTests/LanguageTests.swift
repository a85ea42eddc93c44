import Testing
import Translations

/// In which language a reader finds a text.
struct LanguageTests {
  /// The language of a table's translation, of which each says its own name.
  private static func found(_ preferred: [String], _ languages: String, source: String = "en") throws -> String {
    let units = languages.split(separator: " ").map { unit(String($0), String($0)) }
    let text = """
      { "sourceLanguage": "\(source)", "strings": {
        "a": { "localizations": { \(units.joined(separator: ", ")) } }, "b": { "localizations": { \(unit("de", "B")) } } } }
      """
    return try Folder(texts: ["Localizable.xcstrings": text]).table().text(TranslationKey("a"), in: preferred)
  }

  @Test(
    "the nearest kin of the reader's language is shown, then the language of the keys, then the key",
    arguments: [
      ("de-AT", "de de-AT de-DE", "de-AT"), ("de-AT", "de de-DE", "de"), ("de-AT", "de-DE fr", "de-DE"),
      ("de_AT.UTF-8", "de", "de"), ("de", "de-AT en", "de-AT"), ("fr", "de en", "en"), ("fr", "de", "a"),
      ("pt-PT", "pt-BR en", "pt-BR"), ("pt", "pt-PT pt-BR", "pt-BR"), ("en-GB", "en-AU de", "en-AU"),
      ("no", "nb en", "nb"), ("nb-NO", "no en", "no"), ("iw", "he en", "he"), ("EN", "en de", "en"),
      ("C", "en de", "en"), ("x-y", "de en", "en"), ("", "de en", "en"),
    ])
  func nearest(preferred: String, languages: String, shown: String) throws {
    #expect(try Self.found([preferred], languages) == shown)
  }

  @Test(
    "scripts are kept apart",
    arguments: [
      ("zh-TW", "zh-Hans zh-Hant en", "zh-Hant"), ("zh-HK", "zh-Hans zh-Hant en", "zh-Hant"),
      ("zh-CN", "zh-Hant zh-Hans en", "zh-Hans"), ("zh-Hant", "zh-TW en", "zh-TW"), ("zh-TW", "zh-Hans en", "en"),
      ("zh", "zh-Hant zh-Hans", "zh-Hans"), ("sr-Latn-RS", "sr sr-Latn en", "sr-Latn"), ("sr", "sr-Latn sr", "sr"),
    ])
  func scripts(preferred: String, languages: String, shown: String) throws {
    #expect(try Self.found([preferred], languages) == shown)
  }

  @Test("the first language that the table knows is taken, and the others are not mixed in")
  func preferences() throws {
    #expect(try Self.found(["sv", "fr", "de"], "fr de") == "fr")
    #expect(try Self.found(["en", "de"], "de") == "a")
    #expect(try Self.found(["de", "fr"], "fr en") == "en")
    #expect(try Self.found([], "en de") == "en")
  }

  @Test("the language of the keys is the catalogue's")
  func source() throws {
    #expect(try Self.found(["fr"], "de it", source: "it") == "it")
    let folder = try Folder(texts: ["it.lproj/Localizable.strings": "\"a\" = \"x\";"])
    #expect(folder.table(developmentLanguage: "it").text(TranslationKey("a"), in: ["fr"]) == "x")
    #expect(folder.table().text(TranslationKey("a"), in: ["fr"]) == "a")
  }
}
