import Foundation
import Testing

/// Which folders of the runtime know each other: the core knows none of the features, and these form no circle.
@Suite
struct FolderTests {
  private static let core: Set<String> = ["Environment", "Frame", "Node", "Properties", "State", "View"]
  /// What the core may know besides itself: values and arithmetic, and where things are reported.
  private static let leaves: Set<String> = [
    "Animation", "Diagnostics", "Diff", "Layout/Items", "Layout/Modifiers", "Layout/Stacks", "Layout/Words",
  ]

  @Test("the core's folders know each other and those below, and none of a feature's")
  func core() throws {
    let edges = try SourceFolders().edges
    for folder in Self.core {
      #expect(edges[folder]?.subtracting(Self.core).subtracting(Self.leaves) == [], "what \(folder) knows")
    }
  }

  @Test("outside of the core no folders know each other in a circle")
  func features() throws {
    var edges = try SourceFolders().edges.filter { !Self.core.contains($0.key) }
    // A folder that knows only those which are gone goes as well, until those of a circle are left.
    while let free = edges.first(where: { $0.value.isDisjoint(with: edges.keys) }) { edges[free.key] = nil }
    #expect(edges.keys.sorted() == [])
  }

  @Test("a node has at most 20 members that others can override")
  func overridableMembers() throws {
    let file = SourceFolders.root.appending(path: "Node/ViewNode.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let node = try #require(text.firstMatch(of: /(?ms)^public class ViewNode \{$(.*?)^\}$/)).output.1
    let members = node.matches(of: /(?m)^  (?:package |public |open )?(?:var|func) (\w+)/).map { $0.output.1 }
    #expect(members.contains("mount") && members.count <= 20, "\(members)")
  }
}

/// The folders of the runtime's sources, and the types at the top level of their files.
private struct SourceFolders {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ViewGraph", directoryHint: .isDirectory)
  private var texts: [String: [String]] = [:]

  init() throws {
    let root = Self.root
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let folder = file.deletingLastPathComponent().path.dropFirst(root.path.count).drop { $0 == "/" }
      // What lies beside the folders is where the core asks for the features.
      if !folder.isEmpty { texts[String(folder), default: []].append(try code(of: file)) }
    }
  }

  /// The text of a file without comments and strings.
  private func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .replacing(/"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/, with: "")
  }

  /// Whose types each folder names. A folder inside of another is one of its own.
  var edges: [String: Set<String>] {
    var owners: [String: String] = [:]
    for (folder, files) in texts {
      for type in files.flatMap(topLevelTypes) { owners[type] = folder }
    }
    return Dictionary(
      uniqueKeysWithValues: texts.map { folder, files in
        let names = files.flatMap { $0.matches(of: /\b[A-Z_]\w*/).map { String($0.output) } }
        return (folder, Set(names.compactMap { owners[$0] }).subtracting([folder]))
      })
  }

  private func topLevelTypes(in code: String) -> [String] {
    var (types, depth, start) = ([String](), 0, code.startIndex)
    for match in code.matches(of: /\b(?:class|struct|enum|protocol|typealias|actor)\s+([A-Z_]\w*)/) {
      for character in code[start..<match.range.lowerBound] where "{}".contains(character) {
        depth += character == "{" ? 1 : -1
      }
      start = match.range.lowerBound
      if depth == 0 { types.append(String(match.output.1)) }
    }
    return types
  }
}
