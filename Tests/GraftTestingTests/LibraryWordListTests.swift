import Foundation
import Testing

/// The catalogue of the words that are the library's own.
@Suite
struct LibraryWordListTests {
  private struct Catalogue: Decodable {
    let strings: [String: Entry]

    struct Entry: Decodable {
      let localizations: [String: Localization]
    }

    struct Localization: Decodable {}
  }

  /// The words that the sources ask for, with a sign in place of each value.
  private static func usedWords() throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: ShownCode.root.appending(path: "Sources/Graft"), includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try Set(
      sources.flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.matches(of: /\.own\("((?:[^"\\]|\\\([^()]*\))*)"\)/).map {
          String($0.output.1).replacing(/\\\([^()]*\)/, with: "*")
        }
      })
  }

  @Test("each word that the library asks for is in its catalogue in each language, and no other word is")
  func words() throws {
    let file = ShownCode.root.appending(path: "Sources/Graft/Words/Words.xcstrings")
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: file))
    let known = Set(catalogue.strings.keys.map { $0.replacing("%@", with: "*").replacing("%lld", with: "*") })
    #expect(try Self.usedWords().symmetricDifference(known).sorted() == [])
    let languages = ["de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "sv", "zh-Hans"]
    for (word, entry) in catalogue.strings { #expect(entry.localizations.keys.sorted() == languages, "\(word)") }
  }
}
