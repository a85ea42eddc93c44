import Foundation
import ViewGraph

extension View {
  /// Lets the user choose the folder that documents are written to, while a source is true and there are documents.
  ///
  /// Each is called as its file wrapper prefers, or Untitled, with a number where there is a file of that name: nothing is
  /// replaced. All are written or none, on the main actor. Claims PR29 and PR30.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the user choose the folder that documents are written to; tells of a dialog that was cancelled. Without types the
  /// first that they can be written as. Claims PR29 and PR30.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: FileDocument {
    let type = contentTypes.first ?? Documents.Element.writableContentTypes.first ?? .data
    return exporter(isPresented, documents.map { $0.fileWrapper }, type, onCompletion, onCancellation)
  }

  /// Lets the user choose the folder that documents that are objects are written to. Claims PR29 and PR30.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the user choose the folder that documents that are objects are written to; tells of a dialog that was cancelled.
  /// Claims PR29 and PR30.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: ReferenceFileDocument {
    let type = contentTypes.first ?? Documents.Element.writableContentTypes.first ?? .data
    let files = documents.map { document in { try document.fileWrapper(configuration: $0) } }
    return exporter(isPresented, files, type, onCompletion, onCancellation)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ files: [FileMaker], _ type: UTType,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    let request = FileRequest(
      kind: .folder, title: .own("Save"),
      isChosen: { folders in
        onCompletion(
          Result {
            guard let folder = folders.first else { throw CocoaError(.fileNoSuchFile) }
            let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
            return try FolderExport(folder: folder, type: type).write(files.map { try $0(configuration) })
          })
      }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request, isPossible: !files.isEmpty))
  }
}

/// Makes the file of a document.
private typealias FileMaker = (FileDocumentWriteConfiguration) throws -> FileWrapper

/// Files on their way into a folder.
struct FolderExport {
  let folder: URL
  let type: UTType

  /// Writes all, or, where one cannot be written, none; their places.
  func write(_ files: [FileWrapper]) throws -> [URL] {
    var written: [URL] = []
    do {
      for file in files {
        let url = freePlace(type.fileName(from: file.preferredFilename))
        try file.write(to: url)
        written.append(url)
      }
      return written
    } catch {
      for url in written { try? FileManager.default.removeItem(at: url) }
      throw error
    }
  }

  /// A place in the folder where nothing is.
  private func freePlace(_ name: String) -> URL {
    var (place, number) = (folder.appendingPathComponent(name), 1)
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appendingPathComponent("\(number) \(name)")
    }
    return place
  }
}
