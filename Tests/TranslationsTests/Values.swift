import Foundation
import Translations

/// A value at a place of a text, as a program has it.
enum Value {
  case whole(Int)
  case real(Double)
  case text(String)

  var argument: TranslationArgument {
    switch self {
    case .whole(let number): .whole(Int64(number))
    case .real(let number): .real(number)
    case .text: .object
    }
  }

  func written(_ specifier: ArgumentSpecifier) -> String {
    switch self {
    case .whole(let number): String(format: specifier.format, number)
    case .real(let number): String(format: specifier.format, number)
    case .text(let text): text
    }
  }
}

extension FormattedTranslation {
  /// What is read on the screen.
  func text(_ values: [Value]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let literal): literal
      case .argument(let index, let specifier): values[index].written(specifier)
      }
    }.joined()
  }
}

extension TranslationTable {
  /// What is shown for a key with values, each as its kind is written by default.
  func text(_ key: TranslationKey, _ values: Value..., in languages: [String]) -> String {
    lookup(key, languages: languages).formatted(values.map(\.argument)).text(values)
  }

  /// What is to be reported.
  func fault(_ key: TranslationKey, _ values: Value..., in languages: [String]) -> TranslationProblem.Fault? {
    lookup(key, languages: languages).formatted(values.map(\.argument)).problem?.fault
  }
}

/// A folder with files, which is gone with this.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ files: [String: Data]) throws {
    for (path, data) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func table(_ name: String? = nil, developmentLanguage: String = "en") -> TranslationTable {
    TranslationBundle([url], developmentLanguage: developmentLanguage).table(named: name)
  }
}

/// A string catalogue with one key, whose localizations are written as in its file.
func catalogue(_ key: String, _ localizations: String) throws -> TranslationTable {
  let entry = "\"\(key)\": { \"localizations\": { \(localizations) } }"
  let text = "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \(entry) } }"
  return try Folder(texts: ["Localizable.xcstrings": text]).table()
}

/// A localization with one text, as in a catalogue's file.
func unit(_ language: String, _ value: String) -> String {
  "\"\(language)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(value)\" } }"
}

/// Plural forms, as in a catalogue's file.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  let units = forms.map { "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($1)\" } }" }
  return "\"variations\": { \"plural\": { \(units.joined(separator: ", ")) } }"
}
