import Foundation
import Testing
import Translations

/// Files that cannot be read.
struct DamagedFileTests {
  @Test(
    "a file that cannot be read is told with its path, and the others count",
    arguments: ["Localizable.xcstrings", "fr.lproj/Localizable.strings", "fr.lproj/Localizable.stringsdict"])
  func damaged(path: String) throws {
    let folder = try Folder(texts: [path: "{ no ] list", "de.lproj/Localizable.strings": "\"a\" = \"x\";"])
    let table = folder.table()
    #expect(table.text(TranslationKey("a"), in: ["de"]) == "x")
    #expect(table.damages.map(\.file) == [folder.url.path + "/" + path])
    #expect(table.damages.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("an entry of a catalogue that is damaged is told and left out, and the others count")
  func entry() throws {
    let text = """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": 5 }, "b": { "localizations": { \(unit("de", "B")) } } } }
      """
    let table = try Folder(texts: ["Localizable.xcstrings": text]).table()
    #expect(table.text(TranslationKey("a"), in: ["de"]) == "a")
    #expect(table.text(TranslationKey("b"), in: ["de"]) == "B")
    #expect(table.damages.map(\.reason) == ["the entry of \"a\" is damaged"])
  }

  @Test("files with random faults end in translations or in a report", arguments: ["xcstrings", "strings", "mo"])
  func random(kind: String) throws {
    var generator = Numbers(seed: 3)
    for _ in 0..<100 {
      var data = try #require(Self.samples[kind])
      for _ in 0..<3 {
        data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let path =
        kind == "mo"
        ? "de/LC_MESSAGES/app.mo" : kind == "strings" ? "de.lproj/Localizable.strings" : "Localizable.xcstrings"
      let folder = try Folder([path: data])
      let bundle = TranslationBundle([folder.url], gettext: GettextDomain(directory: folder.url, name: "app"))
      let shown = bundle.table().lookup(TranslationKey(parts: [.whole]), languages: ["de"]).formatted([.whole(3)])
      #expect(shown.pieces.count < 10)
    }
  }

  private static let samples: [String: Data] = [
    "strings": Data("\"%lld\" = \"%lld Dateien\";\n".utf8),
    "xcstrings": Data(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"%lld\":{\"localizations\":{\(unit("de", "%lld!"))}}}}".utf8),
    "mo": compiled([("", "Plural-Forms: nplurals=2; plural=(n != 1);\n"), ("%lld\0%lld", "%lld Datei\0%lld Dateien")]),
  ]
}
