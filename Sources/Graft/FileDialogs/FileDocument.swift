import Foundation
import OpenCombine

/// A document that is a value: how it is read from a file and written to one. As SwiftUI documents it.
public protocol FileDocument {
  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; those that can be read, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document; throws for a file that is none.
  init(configuration: ReadConfiguration) throws
  /// The file that the document becomes.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: it is written from a snapshot. As SwiftUI documents it.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written, as it was at one moment.
  associatedtype Snapshot
  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; those that can be read, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document; throws for a file that is none.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file that a snapshot becomes.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    try fileWrapper(snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
  }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type that is wanted.
  public let contentType: UTType
  /// What is at the place now, and will be replaced; nil where there is nothing.
  public let existingFile: FileWrapper?
}
