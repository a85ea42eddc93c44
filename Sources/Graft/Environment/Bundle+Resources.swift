import Foundation

extension Bundle {
  /// The folders in which the resources of a bundle are: for the program's own also those that the package manager puts beside
  /// it, as `Package_Program.resources`.
  var resourceFolders: [URL] {
    let own = resourceURL ?? bundleURL
    guard self == .main, let program = executableURL else { return [own] }
    let folder = program.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let built = names.filter { $0.hasSuffix("_\(program.lastPathComponent).resources") }.sorted()
    return [own] + built.map { folder.appending(path: $0) }
  }
}
