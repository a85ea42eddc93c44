import ViewGraph

/// Windows that are for a document each: a file that the program reads and writes, or one that has not been saved yet.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
/// ```
///
/// At launch the files open that the command line names, else an untitled document; of a group that only views documents, the
/// dialog that opens files. As SwiftUI documents it. Claims WI13 to WI18.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  let kind: DocumentKind
  let content: (OpenDocument) -> Content

  /// The runtime's requirement.
  public var _sceneView: some View { DocumentScene(kind: kind, content: content) }
}

extension DocumentGroup where Document: FileDocument {
  /// Editors of documents that are values. A new one is what the expression gives, which is evaluated for each. Claims WI13 and
  /// WI14.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (_ file: FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: DocumentKind(values: Document.self, makeNew: newDocument)) {
      editor(FileDocumentConfiguration(of: $0))
    }
  }

  /// Views of documents that are values: nothing is written. Claim WI17.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (_ file: FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: DocumentKind(values: documentType, makeNew: nil)) { viewer(FileDocumentConfiguration(of: $0)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Editors of documents that are objects. A new one is made by the closure. Claim WI17.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (_ file: ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: DocumentKind(objects: Document.self, makeNew: newDocument)) {
      editor(ReferenceFileDocumentConfiguration(of: $0))
    }
  }

  /// Views of documents that are objects: nothing is written. Claim WI17.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (_ file: ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: DocumentKind(objects: documentType, makeNew: nil)) {
      viewer(ReferenceFileDocumentConfiguration(of: $0))
    }
  }
}

/// The windows of a group of documents.
private struct DocumentScene<Content: View>: View {
  let kind: DocumentKind
  let content: (OpenDocument) -> Content
  @State private var library = DocumentLibrary()

  var body: some View {
    let _ = library.kind = kind
    WindowScene(form: DocumentLibrary.form, documents: library) { window(for: $0.wrappedValue) }
  }

  @ViewBuilder private func window(for value: AnyHashable?) -> some View {
    if let document = value?.base as? OpenDocument {
      DocumentWindow(document: document) { [content] in content(document) }
    }
  }
}
