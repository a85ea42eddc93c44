import Foundation
import ViewGraph

extension View {
  /// Lets the user choose where a document is written, while a source is true and there is a document.
  ///
  /// The name that is proposed has the type's ending; the dialog asks before it replaces a file. False is written, then the
  /// closure runs with the file, or with the error: what was there before is still there then. The file is written on the
  /// main actor. Claims PR29 and PR30.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose where a document is written; tells of a dialog that was cancelled. Without types the first that the
  /// document can be written as. Claims PR29 and PR30.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? Document.writableContentTypes.first ?? .data
    return exporter(isPresented, document != nil, type, defaultFilename, onCompletion, onCancellation) {
      try document?.fileWrapper(configuration: $0)
    }
  }

  /// Lets the user choose where a document that is an object is written. Claims PR29 and PR30.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose where a document that is an object is written; tells of a dialog that was cancelled. Claims PR29
  /// and PR30.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? Document.writableContentTypes.first ?? .data
    return exporter(isPresented, document != nil, type, defaultFilename, onCompletion, onCancellation) {
      try document?.fileWrapper(configuration: $0)
    }
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ hasDocument: Bool, _ type: UTType, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void,
    _ file: @escaping (FileDocumentWriteConfiguration) throws -> FileWrapper?
  ) -> some View {
    let request = FileRequest(
      kind: .save(name: type.fileName(from: name)), title: .own("Save"),
      isChosen: { files in
        onCompletion(
          Result {
            guard let url = files.first else { throw CocoaError(.fileNoSuchFile) }
            let existing = try? FileWrapper(url: url)
            let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
            // The document may have gone while the user chose.
            guard let written = try file(configuration) else { throw CocoaError(.fileWriteUnknown) }
            try written.write(to: url)
            return url
          })
      }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request, isPossible: hasDocument))
  }
}

extension UTType {
  /// The name of a new file: with the type's ending, unless it has that.
  func fileName(from name: String?) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? String(localized: .own("Untitled"))
    let own = URL(filePath: name).pathExtension
    if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: self) == true { return name }
    guard let ending = preferredFilenameExtension, own.lowercased() != ending else { return name }
    return name + "." + ending
  }
}
