import CGTK
import Foundation
import GTKSupport

/// Reads pictures in the formats that gdk-pixbuf knows, on any thread, whatever their files are called.
///
/// What is kept of a picture is bounded: one with a longer side than `longestSide` is made smaller while it is read, and of
/// one with more than `mostPixels` nothing is read (IM17).
enum BitmapDecoder {
  /// In pixels. No screen shows more.
  static let longestSide = 4096
  /// Some formats have all their pixels in memory before there can be fewer: 400 MB with this.
  static let mostPixels = 100_000_000
  /// How many bytes are read before it is asked whether the task was cancelled.
  private static let chunkLength = 1 << 16

  /// The picture in a file's data. Throws a `PictureError`, or a `CancellationError` where the task was cancelled meanwhile.
  static func bitmap(of data: Data) throws -> Bitmap {
    let size = UnsafeMutablePointer<GraftPictureSize>.allocate(capacity: 1)
    defer { size.deallocate() }
    size.initialize(
      to: GraftPictureSize(most_pixels: gint64(mostPixels), longest_side: gint(longestSide), width: 0, height: 0))
    guard let loader = graft_picture_loader(size) else { throw PictureError.damaged("it cannot be read") }
    defer { g_object_unref(loader) }
    do { try feed(data, to: loader) } catch {
      // A loader has to be closed before it ends.
      gdk_pixbuf_loader_close(loader, nil)
      if graft_picture_is_too_large(size) != 0 { throw PictureError.tooLarge(size[0].width, size[0].height) }
      throw error
    }
    if isCutPNG(data) { throw PictureError.damaged("it ends too early") }
    return try bitmap(of: loader, size[0])
  }

  /// Whether data begin as a PNG and lack its last chunk: gdk-pixbuf has such a picture, with whatever was in memory for
  /// what is missing.
  private static func isCutPNG(_ data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(8))
    guard bytes == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return false }
    var start = data.startIndex + 8
    while start + 12 <= data.endIndex {
      let length = data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      if data[start + 4..<start + 8].elementsEqual("IEND".utf8) { return false }
      start += length + 12
    }
    return true
  }

  private static func feed(_ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>) throws {
    var rest = data[...]
    while !rest.isEmpty {
      try Task.checkCancellation()
      let chunk = rest.prefix(chunkLength)
      rest = rest.dropFirst(chunkLength)
      try calling { error in
        chunk.withUnsafeBytes {
          gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize(chunk.count), error)
        }
      }
    }
    try calling { gdk_pixbuf_loader_close(loader, $0) }
  }

  /// Throws what a function of gdk-pixbuf says when it fails.
  private static func calling(
    _ function: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
  ) throws {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    if function(&error) != 0 { return }
    throw PictureError.damaged(error.map { String(cString: $0.pointee.message) } ?? "it cannot be read")
  }

  /// What a loader has read, as the picture says that it is to be turned.
  private static func bitmap(
    of loader: UnsafeMutablePointer<GdkPixbufLoader>, _ size: GraftPictureSize
  ) throws -> Bitmap {
    guard let read = gdk_pixbuf_loader_get_pixbuf(loader), let pixels = gdk_pixbuf_apply_embedded_orientation(read)
    else { throw PictureError.damaged("there is no picture in it") }
    defer { g_object_unref(pixels.objectAddress) }
    let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
    let isTurned = (width > height) != (size.width > size.height)
    return Bitmap(
      taking: gdk_pixbuf_read_pixel_bytes(pixels), width: Int(width), height: Int(height),
      rowLength: Int(gdk_pixbuf_get_rowstride(pixels)),
      format: gdk_pixbuf_get_has_alpha(pixels) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8,
      of: CGSize(width: Int(isTurned ? size.height : size.width), height: Int(isTurned ? size.width : size.height)))
  }
}

/// Decodes pictures away from the main thread, one at a time, so that many large ones need no more memory than one (IM16).
actor BackgroundDecoder {
  static let shared = BackgroundDecoder()

  /// The picture in a file's data; throws as `BitmapDecoder` does.
  func bitmap(of data: Data) throws -> Bitmap { try BitmapDecoder.bitmap(of: data) }
}
