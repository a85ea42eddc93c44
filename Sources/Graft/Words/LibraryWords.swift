import CGTK
import Foundation
import ViewGraph

/// The words that are the library's own, as those of standard commands: in the table `Graft` of the program, else in the
/// catalogue that comes with the library, else as GTK has them in the language of the process.
enum LibraryWords {
  /// The name of the table.
  static let table = "Graft"
  /// The catalogue that comes with the library. It is in the code, so that no program has to be installed with it.
  static var catalogue: Data { Data(PackageResources.Words_xcstrings) }
  fileprivate static let place = ResourcePlace(name: nil, table: table, bundle: nil, locale: nil)

  /// What GTK calls them. Underscores mark the letters of mnemonics.
  private static let wordsOfGTK = [
    "Cancel": "_Cancel", "Close": "_Close", "Copy": "_Copy", "Cut": "Cu_t", "Delete": "_Delete", "OK": "_OK",
    "Open": "_Open", "Paste": "_Paste", "Redo": "_Redo", "Save": "_Save", "Select All": "Select _All",
    "Undo": "_Undo",
  ]

  /// What GTK says for a text that is one of these words; nil for any other.
  static func translationOfGTK(of text: LocalizedText) -> String? {
    guard text.table == table, let word = text.key.literal, let known = wordsOfGTK[word] else { return nil }
    // Without a translation the answer is what was asked, which must still be there.
    return known.withCString { String(cString: g_dgettext("gtk40", $0)) }.replacing("_", with: "")
  }
}

extension LocalizedStringKey {
  /// A word that is the library's own.
  static func own(_ word: LocalizedStringKey) -> LocalizedStringKey { LocalizedStringKey(word, LibraryWords.place) }
}
