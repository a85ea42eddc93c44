import CGTK
import Foundation
import GraftTesting
import Testing

/// Files of pictures in one grey.
@MainActor
enum PictureFile {
  /// The bytes of a PNG file.
  static func png(_ width: Int, _ height: Int, grey: UInt8 = 200) throws -> Data {
    try PrivateDisplay.start()
    let pixels = [UInt8](repeating: grey, count: width * height * 3)
    let data = g_bytes_new(pixels, gsize(pixels.count))
    let texture: OpaquePointer = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_R8G8B8, data, gsize(width * 3))
    defer {
      g_object_unref(texture.objectAddress)
      g_bytes_unref(data)
    }
    let file = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(file) }
    var size: gsize = 0
    let bytes = try #require(g_bytes_get_data(file, &size))
    return Data(bytes: bytes, count: Int(size))
  }

  /// The file of a picture that says it has other sides than it has.
  static func png(saying side: UInt32) throws -> Data {
    var file = Array(try png(4, 4))
    let sides = [side, side].flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    file.replaceSubrange(16..<24, with: sides)
    let sum = checksum(file[12..<29])
    file.replaceSubrange(29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) })
    return Data(file)
  }

  /// Runs `body` with the URL of a file, which is gone then.
  static func with<Result>(
    _ data: Data, named ending: String = "png", _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(ending)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(url)
  }

  /// The one that PNG has after each part.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in part & 1 == 1 ? part >> 1 ^ 0xedb8_8320 : part >> 1 }
    }
  }
}
