import Foundation

/// The file with the books, which is made once.
struct LibraryFile: Sendable {
  static let count = 1_000_000
  private static let batch = 20_000

  let url: URL

  /// The file in a folder, or in the user's cache.
  init(folder: String?) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let folder = folder.map { URL(fileURLWithPath: $0) } ?? caches.appending(path: "graft-library")
    url = folder.appending(path: "books.sqlite")
  }

  /// Makes the file if there is none, beside the program, and tells the share that is done.
  func made() -> AsyncThrowingStream<Double, any Error> {
    AsyncThrowingStream { continuation in
      Task.detached {
        continuation.finish(throwing: Result { try make { continuation.yield($0) } }.error)
      }
    }
  }

  /// Under another name first, so that one which was not finished is never read.
  private func make(_ progress: (Double) -> Void) throws {
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let unfinished = url.appendingPathExtension("unfinished")
    try? FileManager.default.removeItem(at: unfinished)
    try write(Database(unfinished.path, isWritten: true), progress)
    try FileManager.default.moveItem(at: unfinished, to: url)
  }

  private func write(_ database: Database, _ progress: (Double) -> Void) throws {
    try database.execute(BookMaking.tables)
    let insert = try Statement(BookMaking.insert, in: database)
    for first in stride(from: 1, to: Self.count, by: Self.batch) {
      try insert.begin(first, first + Self.batch - 1)
      while try insert.step() {}
      progress(0.6 * Double(first) / Double(Self.count))
    }
    // The numbers need none.
    for (index, column) in BookQuery.Column.allCases.dropFirst().enumerated() {
      progress(0.6 + 0.1 * Double(index))
      try database.execute("CREATE INDEX books_by_\(column) ON books(\(column))")
    }
    try database.execute("COMMIT")
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
