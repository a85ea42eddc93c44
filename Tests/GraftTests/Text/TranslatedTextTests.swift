import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Literals as keys of translations.
@Suite(.gtk) @MainActor
struct TranslatedTextTests {
  private func shown(_ content: some View, in locale: String) async throws -> [String] {
    try await MountedView(content.environment(\.locale, Locale(identifier: locale))).root.texts
  }

  @Test(
    "TX16 a literal is looked up in a table of a bundle, and shown itself where that has nothing; strings never are")
  func lookup() async throws {
    let catalogue = try Catalogue(["Localizable": ["Hello": ["de": "Hallo"]], "Other": ["Hello": ["de": "Servus"]]])
    let string = "Hello"
    let texts = VStack {
      Text("Hello", bundle: catalogue.bundle)
      Text("Hello", tableName: "Other", bundle: catalogue.bundle, comment: "a greeting")
      Text("Nothing", bundle: catalogue.bundle)
      Text("Hello")
      Text(string)
      Text(verbatim: "Hello")
    }
    #expect(try await shown(texts, in: "de_DE") == ["Hallo", "Servus", "Nothing", "Hello", "Hello", "Hello"])
    #expect(try await shown(texts, in: "en_US") == ["Hello", "Hello", "Nothing", "Hello", "Hello", "Hello"])
  }

  @Test("TX17 values are specifiers in the key, and are put where the translation names them")
  func values() async throws {
    let catalogue = try Catalogue([
      "%lld of %@: %lf": ["de": "%2$@: %1$lld, %3$lf"], "For %.2f": ["de": "Für %.2f €"],
      "%d %u %llu %f": ["de": "%4$f, %3$llu, %2$u, %1$d"], "100%% of %lld": ["de": "Alle %lld, 100%%"],
    ])
    let (count, name, size) = (3000, "Ada", 2.5)
    let texts = VStack {
      Text("\(count) of \(name): \(size)", bundle: catalogue.bundle)
      Text("For \(size, specifier: "%.2f")", bundle: catalogue.bundle)
      Text("Or \(size, specifier: "%.1f")", bundle: catalogue.bundle)
      Text("\(Int32(1)) \(UInt8(2)) \(UInt(3)) \(Float(0.5))", bundle: catalogue.bundle)
      Text("100% of \(count)", bundle: catalogue.bundle)
    }
    #expect(
      try await shown(texts, in: "de_DE") == [
        "Ada: 3.000, 2,500000", "Für 2,50 €", "Or 2,5", "0,500000, 3, 2, 1", "Alle 3.000, 100%",
      ])
    #expect(try await shown(texts, in: "en_US").first == "3,000 of Ada: 2.500000")
  }

  @Test("TX18 a translation with other values reads nothing outside of them, and is reported once")
  func otherValues() async throws {
    let catalogue = try Catalogue([
      "%lld apples": ["de": "%@ Äpfel"], "%lld pears": ["de": "%lld Birnen%lld"], "%lld nuts": ["de": "Nüsse"],
    ])
    let texts = VStack {
      Text("\(3) apples", bundle: catalogue.bundle)
      Text("\(4) apples", bundle: catalogue.bundle)
      Text("\(3) pears", bundle: catalogue.bundle)
      Text("\(3) nuts", bundle: catalogue.bundle)
    }
    #expect(try await shown(texts, in: "de_DE") == ["3 apples", "4 apples", "3 Birnen", "Nüsse"])
    let reports = Diagnostics.recorded
    #expect(reports.map(\.kind) == Array(repeating: .missingTranslationArgument, count: 3))
    #expect(reports[0].message.contains("\"%lld apples\"") && reports[0].message.contains("table Localizable"))
    Diagnostics.removeAll()
  }

  @Test("TX19 a catalogue counts before a table of strings, and forms are chosen by the number in its language")
  func sources() async throws {
    let catalogue = try Catalogue(
      [
        "Localizable": [
          "Hello": ["de": "Hallo"],
          "%lld files": [
            "de": .plural(["one": "eine Datei", "other": "%lld Dateien"]),
            "pl": .plural(["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku"]),
          ],
        ]
      ], files: ["de.lproj/Localizable.strings": "\"Hello\" = \"Servus\"; \"Bye\" = \"Tschüss\";"])
    let texts = VStack {
      Text("Hello", bundle: catalogue.bundle)
      Text("Bye", bundle: catalogue.bundle)
      ForEach([1, 2, 5], id: \.self) { Text("\($0) files", bundle: catalogue.bundle) }
    }
    #expect(try await shown(texts, in: "de_AT") == ["Hallo", "Tschüss", "eine Datei", "2 Dateien", "5 Dateien"])
    #expect(try await shown(texts, in: "pl_PL") == ["Hello", "Bye", "1 plik", "2 pliki", "5 plików"])
  }

  @Test("a table that cannot be read is reported once, and the literal is shown")
  func damaged() async throws {
    let catalogue = try Catalogue([:], files: ["Localizable.xcstrings": "{ no catalogue"])
    #expect(try await shown(Text("Hello", bundle: catalogue.bundle), in: "de_DE") == ["Hello"])
    #expect(Diagnostics.recorded.map(\.kind) == [.missingResource])
    Diagnostics.removeAll()
  }

  @Test("TX20 literals, numbers and plural forms follow the locale of their place, in the same label")
  func followsLocale() async throws {
    let catalogue = try Catalogue([
      "%lld files": ["de": .plural(["one": "eine Datei", "other": "%lld Dateien"]), "fr": "%lld fichiers"]
    ])
    func content(_ locale: String) -> some View {
      Text("\(1000) files", bundle: catalogue.bundle).bold().environment(\.locale, Locale(identifier: locale))
    }
    let mounted = try await MountedView(content("de_DE"))
    let label = try mounted.root.find(role: .label)
    #expect(label.text == "1.000 Dateien")
    mounted.rootView = content("fr_FR")
    await Settling.settle()
    #expect(label.text == "1\u{202f}000 fichiers")
    #expect(label.name == "1\u{202f}000 fichiers")
    mounted.rootView = content("es_ES")
    await Settling.settle()
    #expect(mounted.root.texts == ["1000 files"])
    #expect(String(localized: "\(1) files", bundle: catalogue.bundle, locale: Locale(identifier: "de")) == "eine Datei")
  }

  private struct SaidLocale: View {
    @Environment(\.isLocaleSaid) private var isSaid

    var body: some View { Text(verbatim: "\(isSaid)") }
  }

  @Test("TX20 a locale that the program says is followed also where it is that of the user's numbers")
  func saidLocale() async throws {
    let own = DesktopLocale.own
    let mounted = try await MountedView(
      VStack {
        SaidLocale()
        SaidLocale().environment(\.locale, own)
      })
    #expect(mounted.root.texts == ["false", "true"])
    #expect(DesktopLocale.languages(for: own, isSaid: true) == [own.identifier])
  }

  @Test("TX2 a text in a literal keeps its looks wherever the translation puts it")
  func textsInside() async throws {
    let catalogue = try Catalogue(["a %@ c": ["de": "%@ davor"]])
    let text = Text("a \(Text("b").bold()) c", bundle: catalogue.bundle)
    #expect(try await shown(text, in: "en_US") == ["a b c"])
    #expect(try idealSize(of: text) == idealSize(of: Text("a ") + Text("b").bold() + Text(" c")))
    let german = Locale(identifier: "de_DE")
    #expect(try await shown(text, in: "de_DE") == ["b davor"])
    #expect(
      try idealSize(of: text.environment(\.locale, german))
        == idealSize(of: Text("b").bold() + Text(verbatim: " davor")))
  }
}
