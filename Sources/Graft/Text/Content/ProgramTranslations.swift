import Foundation
import Synchronization
import Translations
import ViewGraph

/// The translations in the program's bundles, and of the library's own words. A table is read when a text first asks for it
/// (TX19), and kept.
///
/// May be used from any thread; who comes first reads the files, and others wait.
enum ProgramTranslations {
  private struct Known {
    /// Kept, so that no other bundle gets its address.
    let bundle: Bundle
    let translations: TranslationBundle
    var tables: [String?: TranslationTable] = [:]
  }

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])
  private static let bundles = Mutex<[URL: Bundle]>([:])

  /// The bundle in a folder, always the same object, as tables are kept for each; nil where there is none.
  static func bundle(at url: URL) -> Bundle? {
    bundles.withLock { bundles in
      let bundle = bundles[url] ?? Bundle(url: url)
      bundles[url] = bundle
      return bundle
    }
  }

  /// A table of a bundle. What cannot be read of it is reported once.
  static func table(_ name: String?, in bundle: Bundle?) -> TranslationTable {
    let (table, isNew) = read(name, in: bundle ?? .main)
    // Whoever hears of it may need translations.
    for damage in isNew ? table.damages : [] {
      Diagnostics.report(.missingResource, place: damage.description, damage.description)
    }
    return table
  }

  private static func read(_ name: String?, in bundle: Bundle) -> (table: TranslationTable, isNew: Bool) {
    known.withLock { known in
      if let table = known[ObjectIdentifier(bundle)]?.tables[name] { return (table, false) }
      var entry = known[ObjectIdentifier(bundle)] ?? Known(bundle: bundle, translations: TranslationBundle(bundle))
      let table = entry.translations.table(named: name)
      entry.tables[name] = table
      known[ObjectIdentifier(bundle)] = entry
      return (table, true)
    }
  }
}

extension TranslationBundle {
  /// The tables of a bundle; of the program's own also those that are built beside it, its catalogues of gettext, and the
  /// library's words.
  fileprivate convenience init(_ bundle: Bundle) {
    // Foundation's own property for it ends the program where a bundle says nothing.
    let language = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let program = bundle == .main ? bundle.executableURL : nil
    self.init(
      bundle.resourceFolders, developmentLanguage: language,
      gettext: program.map {
        GettextDomain(
          directory: $0.deletingLastPathComponent().appending(path: "../share/locale"), name: $0.lastPathComponent)
      }, catalogues: bundle == .main ? [LibraryWords.table: LibraryWords.catalogue] : [:])
  }
}
