import Foundation
import ViewGraph

extension View {
  /// Lets the user choose the folder that a file is moved to, while a source is true and there is a file.
  ///
  /// False is written, then the closure runs with the file's new place, or with the error: the file is where it was then. A
  /// file of that name in the folder is not replaced, and is such an error. Claims PR29 and PR30.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose the folder that a file is moved to; tells of a dialog that was cancelled. Claims PR29 and PR30.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.onlyFile) },
      onCancellation: onCancellation)
  }

  /// Lets the user choose the folder that files are moved to: all of them, or none. Claims PR29 and PR30.
  public func fileMover<Files: Collection<URL>>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose the folder that files are moved to: all of them, or none; tells of a dialog that was cancelled.
  /// Claims PR29 and PR30.
  public func fileMover<Files: Collection<URL>>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let request = FileRequest(
      kind: .folder, title: .own("Move"),
      isChosen: { folders in
        onCompletion(
          Result {
            guard let folder = folders.first else { throw CocoaError(.fileNoSuchFile) }
            return try FileMove(Array(files), to: folder).perform()
          })
      }, isCancelled: onCancellation)
    return modifier(FileDialogPresenting(isPresented: isPresented, request: request, isPossible: !files.isEmpty))
  }
}

/// Files on their way to a folder.
struct FileMove {
  private let ways: [(from: URL, to: URL)]

  init(_ files: [URL], to folder: URL) {
    ways = files.map { ($0, folder.appendingPathComponent($0.lastPathComponent)) }
  }

  /// Moves all, or, where one cannot be moved, none; the new places.
  func perform() throws -> [URL] {
    for (index, way) in ways.enumerated() {
      do {
        try FileManager.default.moveItem(at: way.from, to: way.to)
      } catch {
        for done in ways[..<index].reversed() { try? FileManager.default.moveItem(at: done.to, to: done.from) }
        throw error
      }
    }
    return ways.map(\.to)
  }
}
