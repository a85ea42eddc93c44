import Foundation
import ViewGraph

/// Opens documents. Read it from the environment: `@Environment(\.openDocument) private var openDocument`. As SwiftUI documents
/// it. Claim WI16.
public struct OpenDocumentAction: Sendable {
  /// Opens the document in a file, or brings its window to the front; throws what keeps it from being read. A program without
  /// documents is reported as `unknownWindow`.
  @MainActor @preconcurrency
  public func callAsFunction(at url: URL) async throws {
    guard let library = DocumentLibrary.forFile(at: url) else { return DocumentLibrary.reportNone(of: "documents") }
    try library.open(url)
  }
}

/// Opens new documents. Read it from the environment: `@Environment(\.newDocument) private var newDocument`. What no scene has
/// is reported as `unknownWindow`. As SwiftUI documents it. Claim WI13.
public struct NewDocumentAction: Sendable {
  /// Opens a document that is a value, in a window of the group for such.
  @MainActor @preconcurrency
  public func callAsFunction<Document: FileDocument>(_ newDocument: @autoclosure () -> Document) {
    DocumentLibrary.editor(of: Document.self)?.openNew(DocumentValue(newDocument(), isEditable: true))
  }

  /// Opens a document that is an object, in a window of the group for such.
  @MainActor @preconcurrency
  public func callAsFunction<Document: ReferenceFileDocument>(_ newDocument: () -> Document) {
    DocumentLibrary.editor(of: Document.self)?.openNew(DocumentObject(newDocument()))
  }

  /// Opens a document that is new and is written as files of a type, in a window of the first group that writes such.
  @MainActor @preconcurrency
  public func callAsFunction(contentType: UTType) {
    guard let library = DocumentLibrary.all.first(where: { $0.kind.writes(contentType) }) else {
      return DocumentLibrary.reportNone(of: "new documents of the type \(contentType.identifier)")
    }
    library.openNew(as: contentType)
  }
}

extension DocumentLibrary {
  /// That whose documents of a type can be edited.
  fileprivate static func editor(of type: Any.Type) -> DocumentLibrary? {
    let library = all.first { $0.kind.type == type && $0.kind.isEditor }
    if library == nil { reportNone(of: "documents of the type \(type)") }
    return library
  }

  fileprivate static func reportNone(of description: String) {
    Diagnostics.report(.unknownWindow, place: description, "no scene is a DocumentGroup for \(description)")
  }
}

extension EnvironmentValues {
  /// Opens documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }

  /// Opens new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
}
