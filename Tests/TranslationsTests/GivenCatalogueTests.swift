import Foundation
import Testing
import Translations

/// Catalogues that are in no file.
struct GivenCatalogueTests {
  private static func german(_ words: [(String, String)]) -> String {
    let entries = words.map {
      "\"\($0)\": { \"localizations\": { \"de\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($1)\" } } } }"
    }
    return "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ", ")) } }"
  }

  @Test("a catalogue that is given for a table says what the files do not, and nothing of other tables")
  func filesCount() throws {
    let folder = try Folder(texts: ["Words.xcstrings": Self.german([("Done", "Erledigt")])])
    let given = Self.german([("Done", "Fertig"), ("Edit", "Bearbeiten")])
    let bundle = TranslationBundle([folder.url], catalogues: ["Words": Data(given.utf8)])
    #expect(bundle.table(named: "Words").text(TranslationKey("Done"), in: ["de"]) == "Erledigt")
    #expect(bundle.table(named: "Words").text(TranslationKey("Edit"), in: ["de_AT"]) == "Bearbeiten")
    #expect(bundle.table(named: "Words").text(TranslationKey("Edit"), in: ["fi"]) == "Edit")
    #expect(bundle.table().isEmpty)
  }

  @Test("the keys of a given catalogue are of its language, whatever that of the program is")
  func sourceLanguage() throws {
    let given = ["Words": Data(Self.german([("Cancel", "Abbrechen")]).utf8)]
    let table = TranslationBundle([], developmentLanguage: "de", catalogues: given).table(named: "Words")
    #expect(table.text(TranslationKey("Cancel"), in: ["en"]) == "Cancel")
    #expect(table.text(TranslationKey("Cancel"), in: ["de"]) == "Abbrechen")
  }

  @Test("a given catalogue that cannot be read is told")
  func damaged() throws {
    let table = TranslationBundle([], catalogues: ["Words": Data("{".utf8)]).table(named: "Words")
    #expect(table.damages.map(\.file) == ["the catalogue for Words"] && table.isEmpty)
  }
}
