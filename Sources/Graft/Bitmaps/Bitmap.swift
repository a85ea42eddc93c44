import CGTK
import Foundation
import GTKSupport

/// The pixels of a picture, which never change; any thread may read them. A bitmap equals itself alone.
package final class Bitmap: Sendable {
  /// The size of the picture in pixels, of which fewer are kept where it is very large (IM17).
  package let pictureSize: CGSize
  package let width: Int
  package let height: Int
  /// The bytes from one row to the next.
  let rowLength: Int
  let format: GdkMemoryFormat
  // A GBytes, whose contents never change.
  nonisolated(unsafe) private let bytes: OpaquePointer

  /// Takes over a reference to a GBytes with all the rows.
  init(
    taking bytes: OpaquePointer, width: Int, height: Int, rowLength: Int, format: GdkMemoryFormat, of picture: CGSize
  ) {
    (self.bytes, pictureSize) = (bytes, picture)
    (self.width, self.height, self.rowLength, self.format) = (width, height, rowLength, format)
  }

  deinit { g_bytes_unref(bytes) }

  /// How much memory the pixels take.
  var byteCount: Int { Int(g_bytes_get_size(bytes)) }

  /// A `GdkTexture` of the pixels, which it shares.
  @MainActor
  func makeTexture() -> ObjectReference {
    let texture: OpaquePointer = gdk_memory_texture_new(
      Int32(width), Int32(height), format, bytes, gsize(rowLength))
    return ObjectReference(taking: texture.objectAddress)
  }

  /// The file of the picture as PNG, or as JPEG of a quality from 0 to 1; nil where it cannot be written.
  package func encoded(jpegQuality: Double? = nil) -> Data? {
    var size: gsize = 0
    let quality = jpegQuality.map { String(Int((100 * min(max($0, 0), 1)).rounded())) }
    let file = graft_picture_encode(
      bytes, hasAlpha ? 1 : 0, Int32(width), Int32(height), Int32(rowLength), quality == nil ? "png" : "jpeg", quality,
      &size)
    guard let file else { return nil }
    defer { g_free(file) }
    return Data(bytes: file, count: Int(size))
  }

  /// The part of the pixels that is in a rectangle; nil where there is none. The pixels are shared.
  package func cropped(to rectangle: CGRect) -> Bitmap? {
    let part = rectangle.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let length = hasAlpha ? 4 : 3
    let start = Int(part.minY) * rowLength + Int(part.minX) * length
    let count = (Int(part.height) - 1) * rowLength + Int(part.width) * length
    return g_bytes_new_from_bytes(bytes, gsize(start), gsize(count)).map {
      Bitmap(
        taking: $0, width: Int(part.width), height: Int(part.height), rowLength: rowLength, format: format,
        of: part.size)
    }
  }

  private var hasAlpha: Bool { format == GDK_MEMORY_R8G8B8A8 }

  /// One pixel of a grey that lets through what is behind it.
  static let grey: Bitmap = {
    let pixel: [UInt8] = [128, 128, 128, 77]
    return Bitmap(
      taking: g_bytes_new(pixel, gsize(pixel.count)), width: 1, height: 1, rowLength: 4,
      format: GDK_MEMORY_R8G8B8A8, of: CGSize(width: 1, height: 1))
  }()
}

extension Bitmap: Hashable {
  package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
  /// The picture in a file's data, as `BitmapDecoder` reads it.
  package static func decoded(_ data: Data) throws -> Bitmap { try BitmapDecoder.bitmap(of: data) }

  /// An image among the resources of a bundle, and how many of its pixels are a point; nil where there is none.
  @MainActor
  package static func named(_ name: String, in bundle: Bundle) -> (bitmap: Bitmap, scale: Int)? {
    guard let variant = ImageAssets.image(name, in: bundle)?.variant(isDark: false, scale: 1),
      let data = try? Data(contentsOf: variant.url), let bitmap = try? decoded(data)
    else { return nil }
    return (bitmap, variant.scale)
  }
}
