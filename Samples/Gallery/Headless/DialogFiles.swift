import Foundation

/// A folder that is there while the gallery is played, with what file dialogs are answered.
enum DialogFiles {
  static let folder = FileManager.default.temporaryDirectory.appending(
    path: "gallery-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)

  /// Writes a file of a name into the folder; where it is.
  static func make(_ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data("It rains.".utf8).write(to: file)
    return file
  }

  static func remove() { try? FileManager.default.removeItem(at: folder) }
}
