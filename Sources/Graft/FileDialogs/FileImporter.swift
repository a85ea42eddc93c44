import Foundation
import ViewGraph

extension View {
  /// Lets the user choose a file while a source is true, in the desktop's dialog, which shows files of some types only.
  ///
  /// False is written when files are chosen or the dialog is cancelled; then, for a choice, the closure runs once. A file that
  /// is not there or cannot be read is a failure. Cancelling runs nothing. Claims PR28 and PR30.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      onCompletion($0.onlyFile)
    }
  }

  /// Lets the user choose files while a source is true. Claims PR28 and PR30.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose files while a source is true; tells of a dialog that was cancelled. Claims PR28 and PR30.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let request = FileRequest(
      kind: .open(allowedContentTypes, several: allowsMultipleSelection), title: .own("Open"),
      isChosen: { files in onCompletion(Result { try files.map(ReadableFile.check) }) }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request))
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// Of a dialog in which one file is chosen.
  var onlyFile: Result<URL, any Error> {
    flatMap { files in files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}

/// Files that can be read.
enum ReadableFile {
  /// The file, or an error that says why it cannot be read. One that was chosen in a dialog may have gone meanwhile.
  static func check(_ url: URL) throws -> URL {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
    let userInfo: [String: Any] = [NSFilePathErrorKey: url.path, NSURLErrorKey: url]
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: userInfo)
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoPermission, userInfo: userInfo)
    }
    return url
  }
}

extension URL {
  /// True: the files that a user has chosen can be read without it. Claim PR30.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Nothing to do. Claim PR30.
  public func stopAccessingSecurityScopedResource() {}
}
