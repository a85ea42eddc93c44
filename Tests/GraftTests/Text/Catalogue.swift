import Foundation

/// A bundle with tables of translations, in a folder that is gone with this.
final class Catalogue {
  let bundle: Bundle
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A string catalogue for each table: by key and language what is shown, or the forms of a plural.
  init(_ tables: [String: [String: [String: Wording]]], files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, strings) in tables {
      let entries = strings.mapValues { ["localizations": $0.mapValues(\.json)] }
      let catalogue: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": entries]
      try JSONSerialization.data(withJSONObject: catalogue).write(to: folder.appending(path: "\(name).xcstrings"))
    }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = Bundle(path: folder.path) ?? .main
  }

  /// One table, `Localizable`.
  convenience init(_ strings: [String: [String: Wording]]) throws { try self.init(["Localizable": strings]) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a language says for a key.
  enum Wording: ExpressibleByStringLiteral {
    case text(String)
    case plural([String: String])

    init(stringLiteral value: String) { self = .text(value) }

    fileprivate var json: [String: Any] {
      switch self {
      case .text(let text): Self.unit(text)
      case .plural(let forms): ["variations": ["plural": forms.mapValues(Self.unit)]]
      }
    }

    private static func unit(_ text: String) -> [String: Any] {
      ["stringUnit": ["state": "translated", "value": text]]
    }
  }
}
