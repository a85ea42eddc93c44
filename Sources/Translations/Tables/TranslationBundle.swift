import Foundation
import Synchronization

/// The tables of translations in the folders of a bundle (TX19).
///
/// A table is read when it is first asked for, and kept.
package final class TranslationBundle: Sendable {
  /// The folders with the bundle's resources. What is in the first of them counts.
  private let folders: [URL]
  private let developmentLanguage: String
  private let gettext: GettextDomain?
  private let catalogues: [String: Data]
  private let tables = Mutex<[String: TranslationTable]>([:])

  /// The tables of some folders. The language of the keys is what a string catalogue says, else the one that is told here.
  /// The catalogues of gettext are a source of the table `Localizable`. String catalogues that are given for the names of
  /// tables say what the files do not.
  package init(
    _ folders: [URL], developmentLanguage: String = "en", gettext: GettextDomain? = nil,
    catalogues: [String: Data] = [:]
  ) {
    (self.folders, self.developmentLanguage) = (folders, developmentLanguage)
    (self.gettext, self.catalogues) = (gettext, catalogues)
  }

  /// A table, by default the one for all texts that name none. It is empty if there are no files for it.
  package func table(named name: String? = nil) -> TranslationTable {
    let name = name ?? "Localizable"
    return tables.withLock { tables in
      if let table = tables[name] { return table }
      var reader = TableReader(name: name, developmentLanguage: developmentLanguage)
      for folder in folders { reader.readBundle(folder) }
      if name == "Localizable", let gettext { reader.readCatalogues(gettext) }
      if let catalogue = catalogues[name] { reader.readCatalogue(catalogue) }
      let table = reader.table()
      tables[name] = table
      return table
    }
  }
}

/// Where the catalogues of a program are for gettext: `directory/de/LC_MESSAGES/name.mo`.
package struct GettextDomain: Hashable, Sendable {
  /// The folder with a folder for each language.
  package let directory: URL
  /// The name of the program's catalogues.
  package let name: String

  /// The catalogues of a name in a folder.
  package init(directory: URL, name: String) { (self.directory, self.name) = (directory, name) }
}
