import Foundation

/// The page of promises, the tests that hold them, and the places that cite them.
struct BehaviourPage {
  static let path = "Sources/Graft/Graft.docc/Behaviour.md"

  /// A line of the page, or a test: the promise, whether in part, and the suite.
  struct Entry: Hashable {
    let promise: String
    let isInPart: Bool
    let suite: String
  }

  /// The sections, by the letters with which their identifiers begin.
  let sections: Set<String>
  let lines: [Entry]

  init() throws {
    let text = try String(contentsOf: ShownCode.root.appendingPathComponent(Self.path), encoding: .utf8)
    sections = Set(text.matches(of: /\n## .*\(([A-Z]+)\)/).map { String($0.1) })
    lines = text.components(separatedBy: "\n- **").dropFirst().compactMap { line in
      let line = line.components(separatedBy: "\n\n")[0].replacingOccurrences(of: "\n", with: " ")
      guard let match = line.firstMatch(of: /^([A-Z]+[0-9]+)\*\*( \(in part\))? .*\(`(\w+)`\)\s*$/) else { return nil }
      return Entry(promise: String(match.1), isInPart: match.2 != nil, suite: String(match.3))
    }
  }

  /// How many lines the page seems to have, whether or not they could be read.
  static func lineCount() throws -> Int {
    try String(contentsOf: ShownCode.root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n- **").count - 1
  }

  /// What the names of the tests promise: at most two each, at the beginning.
  static func tests() throws -> [Entry] {
    try files(below: "Tests").flatMap { source in
      source.matches(of: /@Test\(\s*"((?:[A-Z]{1,2}[0-9]{1,2}(?: \(part\))?[,+ ]+)+)/).flatMap { test in
        let suite = source[..<test.range.lowerBound].matches(of: /\n(?:final )?(?:struct|extension|class) (\w+)/).last
        return test.1.matches(of: /([A-Z]{1,2}[0-9]{1,2})( \(part\))?/).prefix(2).map {
          Entry(promise: String($0.1), isInPart: $0.2 != nil, suite: suite.map { String($0.1) } ?? "")
        }
      }
    }
  }

  /// The promises that comments and documentation cite.
  func citations() throws -> Set<String> {
    let cited = try Self.files(below: "Sources").flatMap { source in
      source.matches(of: /\b([A-Z]{1,2})[0-9]{1,2}\b/).filter { sections.contains(String($0.1)) }.map { String($0.0) }
    }
    return Set(cited)
  }

  /// The Swift files below a folder, without what a build has put there.
  private static func files(below folder: String) throws -> [String] {
    let folder = ShownCode.root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.pathComponents.contains(".build") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
