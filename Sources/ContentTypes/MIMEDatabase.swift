import Foundation

/// What the desktop knows of MIME types: the files of the shared MIME database that list endings, kinds and other names.
/// Nothing where there is no such database.
struct MIMEDatabase: Sendable {
  static let shared = MIMEDatabase(folders: folders)

  private var aliases: [String: String] = [:]
  private var parents: [String: [String]] = [:]
  private var endings: [String: [String]] = [:]
  private var byEnding: [String: String] = [:]

  /// Reads the folders, those first that count more.
  init(folders: [URL]) {
    for folder in folders {
      read("aliases", in: folder, separator: " ") { database, fields in
        if database.aliases[fields[0]] == nil { database.aliases[fields[0]] = fields[1] }
      }
      read("subclasses", in: folder, separator: " ") { $0.parents[$1[0], default: []].append($1[1]) }
      read("globs2", in: folder, separator: ":") { database, fields in
        if fields.count > 2 { database.note(pattern: fields[2], of: fields[1]) }
      }
    }
  }

  /// The name under which a type is known that may have several.
  func canonical(_ mimeType: String) -> String { aliases[mimeType] ?? mimeType }

  func parents(of mimeType: String) -> [String] { parents[mimeType] ?? [] }

  /// Without a point, those first that count more.
  func endings(of mimeType: String) -> [String] { endings[mimeType] ?? [] }

  func mimeType(ofEnding ending: String) -> String? { byEnding[ending] }

  /// The lists have those patterns first that count more.
  private mutating func note(pattern: String, of mimeType: String) {
    let ending = pattern.dropFirst(2).lowercased()
    guard pattern.hasPrefix("*."), ending.allSatisfy({ $0.isLetter || $0.isNumber }) else { return }
    endings[mimeType, default: []].append(ending)
    if byEnding[ending] == nil { byEnding[ending] = mimeType }
  }

  private mutating func read(
    _ name: String, in folder: URL, separator: Character, _ note: (inout MIMEDatabase, [String]) -> Void
  ) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: separator).map(String.init)
      if fields.count > 1 { note(&self, fields) }
    }
  }

  /// As the desktop's specification of base directories has it.
  private static var folders: [URL] {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? NSHomeDirectory() + "/.local/share"
    let others = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return ([home] + others.split(separator: ":").map(String.init)).map {
      URL(fileURLWithPath: $0).appendingPathComponent("mime")
    }
  }
}
