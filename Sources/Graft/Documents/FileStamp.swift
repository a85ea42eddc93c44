import CGTK
import Foundation
import GTKSupport

/// What a file was like at one moment, or all that a folder has: another one has been written since, if it is another.
struct FileStamp: Equatable, Sendable {
  let isOfFolder: Bool
  /// By the paths in a folder; the file or folder itself has none.
  private let marks: [String: FileMark]

  /// That of the file at a place, also at the end of a link; nil where there is none.
  init?(_ url: URL) {
    guard let own = FileMark(url) else { return nil }
    var marks = ["": own]
    for path in own.isFolder ? Self.paths(in: url) : [] { marks[path] = FileMark(url.appendingPathComponent(path)) }
    (isOfFolder, self.marks) = (own.isFolder, marks)
  }

  /// What is in a folder and in those inside, by the way from it. Of very much no more than can be looked at while the user waits.
  fileprivate static func paths(in folder: URL) -> [String] {
    var paths: [String] = []
    let all = FileManager.default.enumerator(atPath: folder.path)
    while paths.count < most, let path = all?.nextObject() as? String { paths.append(path) }
    return paths
  }

  private static let most = 10_000
}

/// What one file or folder was like.
private struct FileMark: Equatable, Sendable {
  let isFolder: Bool
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64
  private let number: UInt64

  init?(_ url: URL) {
    var status = stat()
    guard url.withUnsafeFileSystemRepresentation({ $0.map { stat($0, &status) } ?? -1 }) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    (size, number) = (Int64(status.st_size), UInt64(status.st_ino))
  }
}

extension FileWatch {
  /// Calls a function after each change of a file, or of what is in a folder, for as long as the watches are kept.
  @MainActor
  static func all(at url: URL, _ changed: @escaping @MainActor () -> Void) -> [FileWatch] {
    let own = FileWatch(path: url.path, changed)
    guard FileMark(url)?.isFolder == true else { return [own] }
    let inside = FileStamp.paths(in: url).map(url.appendingPathComponent).filter { FileMark($0)?.isFolder == true }
    return [own] + ([url] + inside).map { FileWatch(folder: $0.path, changed) }
  }
}

extension UTType {
  /// The type of the file at a place: by the ending of its name, else by what is in it.
  @MainActor
  init(ofFileAt url: URL) {
    let named = UTType(filenameExtension: url.pathExtension)
    self = named.flatMap { $0.isDynamic ? nil : $0 } ?? UTType.read(from: url) ?? named ?? .data
  }

  @MainActor
  private static func read(from url: URL) -> UTType? {
    let file = ObjectReference(taking: g_file_new_for_path(url.path)!.objectAddress)
    guard
      let found = g_file_query_info(
        file.object.cast(), G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE, G_FILE_QUERY_INFO_NONE, nil, nil)
    else { return nil }
    let info = ObjectReference(taking: found.objectAddress)
    return g_file_info_get_content_type(info.object.cast()).flatMap { UTType(mimeType: String(cString: $0)) }
  }
}

/// Why something could not be done with a file, in words for the user.
enum FileProblem {
  /// What the system says, in the user's language, or else what the error says of itself.
  static func reason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: g_strerror(Int32(cause.code)))
  }
}
