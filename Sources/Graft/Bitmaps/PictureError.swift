import Foundation

/// Why there is no picture.
enum PictureError: LocalizedError, Hashable, Sendable {
  /// The data is no picture, or not all of one; and what is said of it.
  case damaged(String)
  /// A picture of so many pixels along its sides is not read (IM17).
  case tooLarge(Int32, Int32)
  /// A server has no picture: the status that it has answered with.
  case refused(Int)
  /// A `data:` URL without data.
  case emptyURL

  var errorDescription: String? {
    switch self {
    case .damaged(let message): message
    case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is too large"
    case .refused(let status): "the server has answered with the status \(status)"
    case .emptyURL: "there is no data in the URL"
    }
  }
}
