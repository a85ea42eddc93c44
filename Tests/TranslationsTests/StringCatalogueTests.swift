import Foundation
import Testing
import Translations

/// String catalogues (`.xcstrings`).
struct StringCatalogueTests {
  private static let files = TranslationKey(parts: [.whole, .literal(" files")])
  private static let both = TranslationKey(parts: [.whole, .literal(" files in "), .whole, .literal(" folders")])

  @Test("a literal is looked up in the table, and shown itself where there is no translation")
  func plain() throws {
    let table = try catalogue("Hello", unit("de", "Hallo"))
    #expect(table.text(TranslationKey("Hello"), in: ["de"]) == "Hallo")
    #expect(table.text(TranslationKey("Bye"), in: ["de"]) == "Bye")
    #expect(table.text(TranslationKey("Hello"), in: ["fr"]) == "Hello")
    #expect(table.lookup(TranslationKey("Bye"), languages: ["de"]).language == nil)
  }

  @Test(
    "plural forms are chosen by the number in the language of the translation",
    arguments: [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")])
  func plurals(number: Int, shown: String) throws {
    let forms = plural(["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku"])
    let table = try catalogue("%lld files", "\"pl\": { \(forms) }, \"en\": { \(plural(["other": "%lld!"])) }")
    #expect(table.text(Self.files, .whole(number), in: ["pl-PL"]) == shown)
    #expect(table.text(Self.files, .whole(number), in: ["en"]) == "\(number)!")
  }

  @Test("with two numbers in one key each chooses its own form, in any order")
  func substitutions() throws {
    let parts = """
      "files": { "argNum": 1, "formatSpecifier": "lld", \(plural(["one": "%arg Datei", "other": "%arg Dateien"])) },
      "folders": { "argNum": 2, "formatSpecifier": "lld", \(plural(["one": "einem Ordner", "other": "%arg Ordnern"])) }
      """
    let text = "\"stringUnit\": { \"state\": \"translated\", \"value\": \"In %#@folders@: %#@files@\" }"
    let table = try catalogue(
      "%lld files in %lld folders", "\"de\": { \(text), \"substitutions\": { \(parts) } }")
    #expect(table.text(Self.both, .whole(1), .whole(2), in: ["de"]) == "In 2 Ordnern: 1 Datei")
    #expect(table.text(Self.both, .whole(5), .whole(1), in: ["de"]) == "In einem Ordner: 5 Dateien")
    #expect(table.fault(Self.both, .whole(5), .whole(1), in: ["de"]) == nil)
  }

  @Test("a part without a place is for the next value, and a place in the text wins")
  func places() throws {
    let parts = """
      "a": { \(plural(["one": "ein A", "other": "%arg A"])) },
      "b": { "argNum": 1, \(plural(["one": "ein B", "other": "%arg B"])) }
      """
    let text = "\"stringUnit\": { \"value\": \"%#@a@ %2$#@b@\" }"
    let table = try catalogue(
      "%lld files in %lld folders", "\"de\": { \(text), \"substitutions\": { \(parts) } }")
    #expect(table.text(Self.both, .whole(1), .whole(7), in: ["de"]) == "ein A 7 B")
  }

  @Test("parts that hold each other, or are not there, show as nothing and are reported")
  func endless() throws {
    let parts = """
      "a": { "argNum": 1, \(plural(["other": "<%#@b@>"])) }, "b": { "argNum": 1, \(plural(["other": "[%#@a@]"])) }
      """
    let text = "\"stringUnit\": { \"value\": \"%#@a@\" }"
    let table = try catalogue("%lld files", "\"de\": { \(text), \"substitutions\": { \(parts) } }")
    #expect(table.text(Self.files, .whole(1), in: ["de"]) == "<[]>")
    #expect(table.fault(Self.files, .whole(1), in: ["de"]) == .missingPart(name: "a"))
  }

  @Test("a part that is chosen by what is no number shows the key's own text")
  func partOfObject() throws {
    let parts = "\"a\": { \"argNum\": 1, \(plural(["other": "%arg"])) }"
    let table = try catalogue(
      "Of %@", "\"de\": { \"stringUnit\": { \"value\": \"%#@a@\" }, \"substitutions\": { \(parts) } }")
    let key = TranslationKey(parts: [.literal("Of "), .object])
    #expect(table.text(key, .text("Eva"), in: ["de"]) == "Of Eva")
    #expect(table.fault(key, .text("Eva"), in: ["de"]) == .kindsDiffer(place: 1))
  }

  @Test("a form for zero counts in each language, and a missing form is the one for others")
  func zero() throws {
    let table = try catalogue("%lld files", "\"en\": { \(plural(["zero": "none", "other": "%lld files"])) }")
    #expect(table.text(Self.files, .whole(0), in: ["en"]) == "none")
    #expect(table.text(Self.files, .whole(1), in: ["en"]) == "1 files")
  }

  @Test("where there are no words for a number, the key's own text is shown and it is reported")
  func missingForm() throws {
    let table = try catalogue("%lld files", "\"en\": { \(plural(["one": "a file"])) }")
    #expect(table.text(Self.files, .whole(1), in: ["en"]) == "a file")
    #expect(table.text(Self.files, .whole(2), in: ["en"]) == "2 files")
    #expect(table.fault(Self.files, .whole(2), in: ["en"]) == .missingForm)
  }

  @Test("a number with a fraction chooses its form by the digits that are shown, and one that is endless the last")
  func fractions() throws {
    let table = try catalogue("%.1f kg", "\"en\": { \(plural(["one": "a kilo", "other": "%.1f kilos"])) }")
    let key = TranslationKey(parts: [try #require(.specified("%.1f")), .literal(" kg")])
    #expect(table.text(key, .real(1), in: ["en"]) == "1.0 kilos")
    #expect(table.text(key, .real(.infinity), in: ["en"]) == "inf kilos")
  }

  @Test("of the texts for devices the one for others is shown, else the one for a Mac")
  func devices() throws {
    func device(_ devices: String...) -> String {
      let units = devices.map { "\"\($0)\": { \"stringUnit\": { \"value\": \"\($0)\" } }" }
      return "\"en\": { \"variations\": { \"device\": { \(units.joined(separator: ", ")) } } }"
    }
    #expect(try catalogue("a", device("iphone", "mac", "other")).text(TranslationKey("a"), in: ["en"]) == "other")
    #expect(try catalogue("a", device("iphone", "mac", "ipad")).text(TranslationKey("a"), in: ["en"]) == "mac")
    #expect(try catalogue("a", device("iphone", "ipad")).text(TranslationKey("a"), in: ["en"]) == "ipad")
  }

  @Test("plural forms inside of the variations for a device are chosen by the number")
  func devicePlurals() throws {
    let inner = "{ \(plural(["one": "one tap", "other": "%lld taps"])) }"
    let table = try catalogue("%lld files", "\"en\": { \"variations\": { \"device\": { \"other\": \(inner) } } }")
    #expect(table.text(Self.files, .whole(1), in: ["en"]) == "one tap")
    #expect(table.text(Self.files, .whole(2), in: ["en"]) == "2 taps")
  }

  @Test("what still waits for its translation is not shown, and what is translated as nothing is")
  func empty() throws {
    let waiting = "\"de\": { \"stringUnit\": { \"state\": \"new\", \"value\": \"\" } }"
    #expect(try catalogue("a", waiting).text(TranslationKey("a"), in: ["de"]) == "a")
    #expect(try catalogue("a", unit("de", "")).text(TranslationKey("a"), in: ["de"]) == "")
  }

  @Test("a table is read once, and one that is not there is empty")
  func once() throws {
    let folder = try Folder(texts: ["Errors.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}}}"])
    let bundle = TranslationBundle([folder.url])
    #expect(bundle.table(named: "Errors") === bundle.table(named: "Errors"))
    #expect(bundle.table().text(TranslationKey("a"), in: ["de"]) == "a")
    #expect(bundle.table().damages.isEmpty && bundle.table().languageNames.isEmpty)
  }
}
