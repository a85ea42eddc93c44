import Foundation
import Testing
import Translations

/// Tables of strings (`.strings`, `.stringsdict`), and which file counts.
struct StringsFileTests {
  private static let strings = "/* A note */ \"Hi\" = \"Grüß \\\"Gott\\\"\\n\"; // more\n\"a.b\" = \"\\U00e4\";"
  private static let files = TranslationKey(parts: [.whole, .literal(" in "), .object, .literal(" and "), .whole])

  @Test(
    "tables of strings are read in each encoding that they are written in",
    arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) throws {
    let folder = try Folder(["de.lproj/Localizable.strings": try #require(Self.strings.data(using: encoding))])
    #expect(folder.table().text(TranslationKey("Hi"), in: ["de"]) == "Grüß \"Gott\"\n")
    #expect(folder.table().text(TranslationKey("a.b"), in: ["de"]) == "ä")
  }

  @Test("a table at the bundle's top is in the language of the keys, as is one in Base.lproj")
  func top() throws {
    let table = try Folder(texts: [
      "Localizable.strings": "\"a\" = \"top\"; \"b\" = \"top\"; \"c\" = \"top\";",
      "Base.lproj/Localizable.strings": "\"a\" = \"base\"; \"b\" = \"base\";",
      "en.lproj/Localizable.strings": "\"a\" = \"en\";", "de.lproj/Localizable.strings": "\"a\" = \"de\";",
    ]).table()
    #expect(["a", "b", "c"].map { table.text(TranslationKey($0), in: ["de"]) } == ["de", "base", "top"])
    #expect(table.text(TranslationKey("a"), in: ["fr"]) == "base")
  }

  @Test("plural forms are those of the .stringsdict, before the table of strings, and a catalogue before both")
  func order() throws {
    let catalogue = "{\"sourceLanguage\":\"en\",\"strings\":{\"c\":{\"localizations\":{\(unit("de", "catalogue"))}}}}"
    let table = try Folder(texts: [
      "de.lproj/Localizable.strings": "\"a\" = \"strings\"; \"b\" = \"strings\"; \"c\" = \"strings\";",
      "de.lproj/Localizable.stringsdict": Self.dictionary("b", "dict", ""), "Localizable.xcstrings": catalogue,
    ]).table()
    #expect(["a", "b", "c"].map { table.text(TranslationKey($0), in: ["de"]) } == ["strings", "dict", "catalogue"])
  }

  @Test("a .stringsdict chooses by two numbers, with a text between them")
  func plurals() throws {
    let forms =
      Self.rule("x", "one", "eine Datei", "other", "%d Dateien") + Self.rule("y", "one", "eins", "other", "%d")
    let format = "%#@x@ von %@ und %3$#@y@"
    let table = try Folder(texts: [
      "de.lproj/Localizable.stringsdict": Self.dictionary("%lld in %@ and %lld", format, forms)
    ]).table()
    #expect(table.text(Self.files, .whole(1), .text("Eva"), .whole(4), in: ["de"]) == "eine Datei von Eva und 4")
    #expect(table.text(Self.files, .whole(0), .text("Eva"), .whole(1), in: ["de"]) == "0 Dateien von Eva und eins")
  }

  @Test("a place inside of a part begins at the part's own value")
  func innerPlaces() throws {
    let forms = Self.rule("x", "one", "%d Datei von %@", "other", "%d Dateien von %@ (%3$d)")
    let table = try Folder(texts: [
      "de.lproj/Localizable.stringsdict": Self.dictionary("%lld in %@ and %lld", "%#@x@", forms)
    ]).table()
    #expect(table.text(Self.files, .whole(2), .text("Eva"), .whole(4), in: ["de"]) == "2 Dateien von Eva (4)")
  }

  @Test("of texts by width the widest is shown")
  func widths() throws {
    let widths = "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>long</string><key>5</key>"
    let text = Self.list("<key>a</key><dict>\(widths)<string>short</string></dict></dict>")
    let table = try Folder(texts: ["de.lproj/Localizable.stringsdict": text]).table()
    #expect(table.text(TranslationKey("a"), in: ["de"]) == "long")
  }

  @Test("tables have their own names")
  func names() throws {
    let folder = try Folder(texts: ["de.lproj/Errors.strings": "\"a\" = \"x\";", "de.lproj/Empty.strings": " \n"])
    #expect(folder.table("Errors").text(TranslationKey("a"), in: ["de"]) == "x")
    #expect(folder.table().text(TranslationKey("a"), in: ["de"]) == "a")
    #expect(folder.table("Empty").damages.isEmpty)
  }

  private static func list(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

  private static func dictionary(_ key: String, _ format: String, _ rules: String) -> String {
    list("<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict>")
  }

  private static func rule(_ name: String, _ pairs: String...) -> String {
    let entries = zip(["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"], ["NSStringPluralRuleType", "lld"])
    let forms = stride(from: 0, to: pairs.count, by: 2).map { (pairs[$0], pairs[$0 + 1]) }
    let all = (Array(entries) + forms).map { "<key>\($0)</key><string>\($1)</string>" }
    return "<key>\(name)</key><dict>\(all.joined())</dict>"
  }
}
