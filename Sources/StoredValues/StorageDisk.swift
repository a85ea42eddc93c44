import Foundation
import ViewGraph

/// The file of a storage, as several processes share it: it is replaced as a whole, by one of them at a time.
struct StorageDisk: Sendable {
  /// What a file of a newer program would not have.
  private static let version = 1

  let url: URL

  /// What is in a file.
  enum Content {
    case values([String: StoredValue])
    /// What is there cannot be read, for a reason.
    case broken(String)
  }

  private struct Version: Codable {
    let version: Int
  }

  private struct File: Codable {
    let version: Int
    let values: [String: StoredValue]
  }

  /// Reads the file; none is an empty one.
  func read() -> Content {
    do {
      let data = try Data(contentsOf: url)
      let version = try StorageDisk.decoder.decode(Version.self, from: data).version
      guard version <= StorageDisk.version else { return .broken("it is of version \(version), from a newer program") }
      return .values(try StorageDisk.decoder.decode(File.self, from: data).values)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return .values([:])
    } catch {
      return .broken("\(error)")
    }
  }

  /// Changes some values of the file, nil removing one; what other processes wrote meanwhile stays. A file that cannot be
  /// read is kept beside the new one, which begins with the values that are known; its new name is the result.
  func change(_ changes: [String: StoredValue?], known: [String: StoredValue]) throws -> URL? {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = try StorageLock(url.appendingPathExtension("lock"))
    defer { lock.release() }
    var values = known
    var kept: URL? = freeURL()
    if case .values(let read) = read() { (values, kept) = (read, nil) }
    for (key, value) in changes { values[key] = value }
    let new = try write(StorageDisk.encoder.encode(File(version: StorageDisk.version, values: values)))
    if let kept { try FileManager.default.moveItem(at: url, to: kept) }
    guard rename(new.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return kept
  }

  /// A name that no file has yet, for one that cannot be read.
  private func freeURL() -> URL {
    var number = 1
    while FileManager.default.fileExists(atPath: brokenURL(number).path) { number += 1 }
    return brokenURL(number)
  }

  private func brokenURL(_ number: Int) -> URL { url.appendingPathExtension("broken-\(number)") }

  /// The new file is complete on the disk before it takes the old one's place, whatever happens meanwhile.
  private func write(_ data: Data) throws -> URL {
    let new = url.appendingPathExtension("new")
    try data.write(to: new)
    let file = try FileHandle(forWritingTo: new)
    try file.synchronize()
    try file.close()
    return new
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// Keeps other processes from changing a file meanwhile.
struct StorageLock {
  private let file: FileHandle

  init(_ url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    file = try FileHandle(forWritingTo: url)
    // Released by the system when the process ends, in whichever way.
    guard flock(file.fileDescriptor, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }
  }

  func release() { try? file.close() }
}
