import Foundation

/// The file in a target that lists what it wants names for: one a line, as `Gtk.Switch`. A line `import MODULE` names the
/// module of C in which a library's structures are; a `#` begins a comment.
struct NameList {
  /// What is listed, with its line.
  private(set) var names: [(name: String, line: Int)] = []
  /// Modules of C.
  private(set) var imports: [String] = []

  init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      if words.count == 2, words[0] == "import" {
        imports.append(words[1])
      } else {
        names += words.map { ($0, index + 1) }
      }
    }
  }
}

/// A target that has a list, or one that it depends on.
public struct NameModule {
  let name: String
  let file: String
  let list: NameList
  /// The modules with lists that it depends on.
  let dependencies: [String]

  /// A target by its list, which is read.
  public init(name: String, file: String, dependencies: [String]) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    self.init(name: name, file: file, text: text, dependencies: dependencies)
  }

  init(name: String, file: String, text: String, dependencies: [String] = []) {
    self.name = name
    self.file = file
    list = NameList(text)
    self.dependencies = dependencies
  }
}
