import Foundation
import ViewGraph

extension View {
  /// Lets the user choose where a value is written, while a source is true and there is a value.
  ///
  /// It is written in the first of the types that it can become, or, where none is named, in the first of its forms. False is
  /// written, then the value becomes a file, then the closure runs with that, or with the error. Claims PR29 and PR30.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let form = item.flatMap { TransferOffer($0).form(of: contentTypes) }
    let request = FileRequest(
      kind: .save(name: (form?.type ?? .data).fileName(from: defaultFilename)), title: .own("Save"),
      isChosen: { files in
        Task {
          await onCompletion(
            Result(catchingAsync: {
              guard let url = files.first, let form else { throw CocoaError(.fileNoSuchFile) }
              try await form.fileWrapper().write(to: url)
              return url
            }))
        }
      }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request, isPossible: form != nil))
  }

  /// Lets the user choose the folder that values are written to, while a source is true and there are values: all of them
  /// or none. Claims PR29 and PR30.
  public func fileExporter<Items: Collection>(
    isPresented: Binding<Bool>, items: Items, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where Items.Element: Transferable {
    let forms = items.compactMap { TransferOffer($0).form(of: contentTypes) }
    let request = FileRequest(
      kind: .folder, title: .own("Save"),
      isChosen: { folders in
        Task {
          await onCompletion(
            Result(catchingAsync: {
              guard let folder = folders.first, let form = forms.first else { throw CocoaError(.fileNoSuchFile) }
              var files: [FileWrapper] = []
              for form in forms { files.append(try await form.fileWrapper()) }
              return try FolderExport(folder: folder, type: form.type).write(files)
            }))
        }
      }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request, isPossible: !forms.isEmpty))
  }
}

extension TransferOffer {
  /// The form that is written: of the first of some types that there is, or the first of all.
  fileprivate func form(of types: [UTType]) -> Form? {
    types.isEmpty ? forms.first : types.lazy.compactMap { form(of: $0) }.first
  }
}

extension TransferOffer.Form {
  /// The file that the value becomes.
  @MainActor
  fileprivate func fileWrapper() async throws -> FileWrapper {
    if let file { return try FileWrapper(url: try await file()) }
    return FileWrapper(regularFileWithContents: try await make())
  }
}

extension Result where Failure == any Error {
  /// What comes of something that takes its time.
  @MainActor
  fileprivate init(catchingAsync body: @MainActor () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
