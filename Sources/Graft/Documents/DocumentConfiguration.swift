import Foundation
import ViewGraph

/// A document that is a value, as its window has it. As SwiftUI documents it. Claims WI14 and WI17.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. What is written through `$document` is a change that can be undone; one that is only viewed stays as it is.
  @Binding public var document: Document
  /// Where the document was read or saved; nil for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be saved where it is.
  public let isEditable: Bool

  @MainActor
  init(of document: OpenDocument) {
    guard let value = document.content as? DocumentValue<Document> else {
      fatalError("a window of documents of the type \(Document.self) has got another one")
    }
    _document = value.binding
    (fileURL, isEditable) = (document.fileURL, document.isEditable)
  }
}

/// A document that is an object, as its window has it. As SwiftUI documents it. Claim WI17.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document was read or saved; nil for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be saved where it is.
  public let isEditable: Bool

  @MainActor
  init(of document: OpenDocument) {
    guard let content = document.content as? DocumentObject<Document> else {
      fatalError("a window of documents of the type \(Document.self) has got another one")
    }
    _document = ObservedObject(wrappedValue: content.document)
    (fileURL, isEditable) = (document.fileURL, document.isEditable)
  }
}

/// What views may know of the document of their window. As SwiftUI documents it. Claim WI17.
public struct DocumentConfiguration: Equatable, Sendable {
  /// Where the document was read or saved; nil for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be saved where it is.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

private struct AutosavePauseKey: EnvironmentKey {
  static var defaultValue: Duration { .seconds(3) }
}

extension EnvironmentValues {
  /// The document of the window around; nil in one that has none. Claim WI17.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }

  /// How long nothing is changed in a document before it is saved by itself.
  package var autosavePause: Duration {
    get { self[AutosavePauseKey.self] }
    set { self[AutosavePauseKey.self] = newValue }
  }
}
