import Foundation

/// A file, or a folder of such, in memory. As Foundation has it elsewhere; links are followed when it is read.
open class FileWrapper {
  /// How it is read. Nothing here: all of it is read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = Self(rawValue: 1)
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// How it is written. It is always written as a whole or not at all.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = Self(rawValue: 1)
    public static let withNameUpdating = Self(rawValue: 2)
  }

  /// What a file contains; nil for a folder.
  public private(set) var regularFileContents: Data?
  /// What is in a folder, by names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it shall have in a folder.
  open var preferredFilename: String?
  /// The name that it had when it was read.
  open var filename: String?

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      fileWrappers = try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) })
    case .typeRegular?: regularFileContents = try Data(contentsOf: url)
    // Reading a pipe or a device may never end.
    default: throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Adds something to a folder, under its preferred name, or another one where there is one of that; the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? String(localized: .own("Untitled"))
    var (name, number) = (wanted, 1)
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number) \(wanted)"
    }
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file to a folder; its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes a file, or a folder with all that is in it: all of it or nothing. What was there is replaced.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    guard isDirectory else {
      return try writeFile(to: url.resolvingSymlinksInPath())
    }
    let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    try writeFolder(to: draft)
    try put(draft, at: url)
  }

  /// A file that is replaced keeps who may read and write it.
  private func writeFile(to url: URL) throws {
    let files = FileManager.default
    let permissions = try? files.attributesOfItem(atPath: url.path)[.posixPermissions]
    try (regularFileContents ?? Data()).write(to: url, options: .atomic)
    if let permissions { try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path) }
  }

  /// What was there stays until the new one is in its place.
  private func put(_ draft: URL, at url: URL) throws {
    let files = FileManager.default
    let former = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    let replaces = files.fileExists(atPath: url.path)
    if replaces { try files.moveItem(at: url, to: former) }
    do {
      try files.moveItem(at: draft, to: url)
    } catch {
      if replaces { try files.moveItem(at: former, to: url) }
      throw error
    }
    if replaces { try? files.removeItem(at: former) }
  }

  private func writeFolder(to url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
  }
}
