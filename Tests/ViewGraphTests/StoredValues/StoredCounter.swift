import Foundation
import StoredValues
import ViewGraph
import ViewGraphTesting

/// A folder for the files of one test, which goes with it.
final class StorageFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-storage-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  var fileURL: URL { url.appendingPathComponent("Values.json") }

  /// The file as a process sees it that starts now.
  func open() -> AppStorageFile { AppStorageFile(url: fileURL) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: fileURL) }

  func text(_ name: String = "Values.json") throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names of the files, but for the lock.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0 != "Values.json.lock" }.sorted()
    }
  }
}

/// A view that counts in a file.
struct StoredCounter: View {
  @AppStorage private var count: Int
  @AppStorage private var other: Int
  let name: String

  init(_ name: String, _ file: AppStorageFile, start: Int = 0) {
    _count = AppStorage(wrappedValue: start, "count", store: file)
    _other = AppStorage(wrappedValue: 0, "other", store: file)
    self.name = name
  }

  var body: some View {
    Leaf(name, count) { count += 1 }
    Leaf(name + "-other") { other += 1 }
  }
}
