import CGTK
import Foundation
import GTKSupport

/// What a file was like at one moment: another one has been written since, if it is another.
struct FileStamp: Equatable, Sendable {
  private let modified: timespec
  private let size: Int64
  private let number: UInt64

  /// That of the file at a place, also at the end of a link; nil where there is none.
  init?(_ url: URL) {
    var status = stat()
    guard url.withUnsafeFileSystemRepresentation({ $0.map { stat($0, &status) } ?? -1 }) == 0 else { return nil }
    (modified, size, number) = (status.st_mtim, Int64(status.st_size), UInt64(status.st_ino))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.modified.tv_sec == right.modified.tv_sec && left.modified.tv_nsec == right.modified.tv_nsec
      && left.size == right.size && left.number == right.number
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
