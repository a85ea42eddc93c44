import Foundation
import Observation
import ViewGraph

/// What a document contains, and which state of it that is.
@MainActor
protocol DocumentContent: AnyObject {
  /// Told of each change.
  var owner: OpenDocument? { get set }
  /// Another one for each state.
  var revision: DocumentRevision { get }

  /// What makes the file of the document as it is now.
  func draft(of type: UTType) throws -> DocumentDraft
  /// The file of the document, made at once.
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
  /// What the program says can be undone has changed.
  func undoManagerDidChange()
}

/// Makes the file of a document as it was at one moment.
typealias DocumentDraft = @MainActor (FileDocumentWriteConfiguration) async throws -> FileWrapper

/// A state of a document: one that is undone is the state before.
@MainActor
struct DocumentRevision: Equatable {
  private static var last = 0
  private let number: Int

  /// One that no document has had.
  init() {
    DocumentRevision.last += 1
    number = DocumentRevision.last
  }

  nonisolated static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}

/// A value on its way to another thread or back: one thread at a time has it.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  /// What a function gives on another thread.
  @MainActor
  static func made(by make: @escaping () throws -> Value) async throws -> Value {
    let make = Handed<() throws -> Value>(value: make)
    return try await Task.detached { Handed(value: try make.value()) }.value.value
  }
}

/// A document that is a value. Claim WI14.
@MainActor @Observable
final class DocumentValue<Document: FileDocument>: DocumentContent {
  private struct State {
    let document: Document
    let revision: DocumentRevision
  }

  private var state: State
  private let isEditable: Bool
  @ObservationIgnored weak var owner: OpenDocument?

  init(_ document: Document, isEditable: Bool) {
    state = State(document: document, revision: DocumentRevision())
    self.isEditable = isEditable
  }

  var revision: DocumentRevision { state.revision }

  /// The document, of which each write is a change that can be undone.
  var binding: Binding<Document> {
    Binding {
      self.state.document
    } set: {
      if self.isEditable { self.change(to: State(document: $0, revision: DocumentRevision())) }
    }
  }

  private func change(to new: State) {
    let old = Handed(value: state)
    state = new
    owner?.undoManager?.registerUndo(withTarget: self) { $0.change(to: old.value) }
    owner?.contentDidChange()
  }

  func draft(of type: UTType) -> DocumentDraft { { [state] in try state.document.fileWrapper(configuration: $0) } }

  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try state.document.fileWrapper(configuration: configuration)
  }

  func undoManagerDidChange() {}
}

/// A document that is an object. What the program registers to be undone is a change of it. Claim WI17.
@MainActor @Observable
final class DocumentObject<Document: ReferenceFileDocument>: DocumentContent {
  let document: Document
  private(set) var revision = DocumentRevision()
  @ObservationIgnored weak var owner: OpenDocument?

  init(_ document: Document) { self.document = document }

  func draft(of type: UTType) throws -> DocumentDraft {
    let (document, snapshot) = (document, try document.snapshot(contentType: type))
    return { configuration in
      try await Handed.made { try document.fileWrapper(snapshot: snapshot, configuration: configuration) }
    }
  }

  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try document.fileWrapper(configuration: configuration)
  }

  func undoManagerDidChange() {
    revision = DocumentRevision()
    owner?.contentDidChange()
  }
}
