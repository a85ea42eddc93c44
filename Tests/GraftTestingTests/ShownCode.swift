import Foundation

/// The code that the documentation shows, and the code that is compiled.
enum ShownCode {
  /// The root of the package; a link to a folder of it leads there too.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The languages whose code is compared.
  private static let languages = ["swift": "swift", "c": "c", "py": "python", "ui": "xml"]

  /// The blocks of code in a page, from a heading to the next of its rank where one is given.
  static func blocks(in page: String, below heading: String? = nil) throws -> [String] {
    var text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    if let heading {
      guard let start = text.range(of: "\n## \(heading)\n") else { return [] }
      text = String(text[start.upperBound...])
      text = text.range(of: "\n## ").map { String(text[..<$0.lowerBound]) } ?? text
    }
    return languages.values.flatMap { language in
      text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
    }
  }

  /// The marked regions of this folder's files, of the traits and of the samples, without the indentation of their first line.
  static func snippets() throws -> Set<String> {
    try Set(["Tests/GraftTestingTests", "Tests/Traits/Sources", "Samples"].flatMap(snippets(inFolder:)))
  }

  private static func snippets(inFolder folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { languages[$0.pathExtension] != nil }
      .flatMap { snippets(of: try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static func snippets(of source: String) -> [String] {
    var (found, open): ([String], [String]?) = ([], nil)
    for line in source.components(separatedBy: "\n") {
      let bare = line.trimmingCharacters(in: .whitespaces).replacing(/^#/, with: "//")
        .replacing(/^<!--(.*) -->$/) { "//\($0.1)" }
      if bare.hasPrefix("// snippet: ") {
        open = []
      } else if bare == "// snippet end", let lines = open {
        found.append(outdented(lines))
        open = nil
      } else {
        open?.append(line)
      }
    }
    return found
  }

  private static func outdented(_ lines: [String]) -> String {
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
