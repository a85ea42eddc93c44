import Foundation
import StoredValues

/// A folder for the files of one test, which goes with it.
public final class StorageFolder {
  private var files: [AppStorageFile] = []
  public let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-storage-\(UUID())")

  public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  /// What a test has written is saved before: later it could not be, and the next test would be told.
  deinit {
    for file in files { file.save() }
    try? FileManager.default.removeItem(at: url)
  }

  public var fileURL: URL { url.appendingPathComponent("Values.json") }

  /// The file as a process sees it that starts now.
  public func open() -> AppStorageFile {
    files.append(AppStorageFile(url: fileURL))
    return files[files.count - 1]
  }

  public func write(_ text: String) throws { try Data(text.utf8).write(to: fileURL) }

  public func text(_ name: String = "Values.json") throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names of the files, but for the lock.
  public var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0 != "Values.json.lock" }.sorted()
    }
  }
}
