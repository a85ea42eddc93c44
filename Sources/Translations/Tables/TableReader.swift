import Foundation

/// Gathers a table from its files. What is read first counts: string catalogues, tables of strings, gettext (TX19).
struct TableReader {
  private let name: String
  private var sourceLanguage: String
  private var wordings: [String: [String: Wording]] = [:]
  private var damages: [TranslationDamage] = []

  init(name: String, developmentLanguage: String) { (self.name, sourceLanguage) = (name, developmentLanguage) }

  /// The table of what was read.
  func table() -> TranslationTable {
    TranslationTable(name: name, sourceLanguage: sourceLanguage, wordings: wordings, damages: damages)
  }

  /// Reads what a folder has of the table, at its top and for each language.
  mutating func readBundle(_ folder: URL) {
    let languages = Self.entries(of: folder) { $0.hasSuffix(".lproj") }
    for place in [folder] + languages { readCatalogue(place.appending(path: "\(name).xcstrings")) }
    // What is not for one language is in that of the keys.
    for place in languages + [folder] {
      let language = place.deletingPathExtension().lastPathComponent
      readStrings(in: place, for: languages.contains(place) && language != "Base" ? language : sourceLanguage)
    }
  }

  /// Reads the catalogues of gettext for each language.
  mutating func readCatalogues(_ domain: GettextDomain) {
    for language in Self.entries(of: domain.directory, where: { _ in true }) {
      read(language.appending(path: "LC_MESSAGES/\(domain.name).mo")) { reader, data in
        guard let catalogue = GettextCatalogue(data) else { throw CocoaError(.fileReadCorruptFile) }
        reader.add(catalogue.wordings, for: language.lastPathComponent)
      }
    }
  }

  /// Reads a catalogue that is in no file. It says of which language the keys are where no file says anything.
  mutating func readCatalogue(_ data: Data) {
    do {
      let catalogue = try StringCatalogue(data)
      if wordings.isEmpty { sourceLanguage = catalogue.sourceLanguage }
      for (language, wordings) in catalogue.wordings { add(wordings, for: language) }
    } catch {
      damages.append(TranslationDamage(file: "the catalogue for \(name)", reason: Self.reason(error)))
    }
  }

  private mutating func readCatalogue(_ file: URL) {
    read(file) { reader, data in
      let catalogue = try StringCatalogue(data)
      reader.sourceLanguage = catalogue.sourceLanguage
      for (language, wordings) in catalogue.wordings { reader.add(wordings, for: language) }
      if let damaged = catalogue.damagedKeys.first { reader.note(file, "the entry of \"\(damaged)\" is damaged") }
    }
  }

  private mutating func readStrings(in folder: URL, for language: String) {
    read(folder.appending(path: "\(name).stringsdict")) { reader, data in
      reader.add(try StringsFile.pluralWordings(data), for: language)
    }
    read(folder.appending(path: "\(name).strings")) { reader, data in
      reader.add(try StringsFile.wordings(data), for: language)
    }
  }

  /// Reads a file, if it is there.
  private mutating func read(_ file: URL, _ take: (inout TableReader, Data) throws -> Void) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do { try take(&self, Data(contentsOf: file)) } catch { note(file, Self.reason(error)) }
  }

  private mutating func note(_ file: URL, _ reason: String) {
    damages.append(TranslationDamage(file: file.path, reason: reason))
  }

  private mutating func add(_ new: [String: Wording], for language: String) {
    wordings[language, default: [:]].merge(new) { known, _ in known }
  }

  private static func reason(_ error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    return error.localizedDescription
  }

  /// What is in a folder, in the order of the names: these are looked at as such, as a folder with a program may have many.
  private static func entries(of folder: URL, where isWanted: (String) -> Bool) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter(isWanted).sorted().map { folder.appending(path: $0) }
  }
}
