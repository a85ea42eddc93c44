import CGTK
import Foundation
import Graft
import GraftTesting

/// What the next frame would show, pixel by pixel.
@MainActor
struct Pixels {
  private let bytes: [UInt8]
  let width: Int
  var height: Int { bytes.count / 4 / width }

  init(_ query: WidgetQuery) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try query.writePicture(to: path)
    let texture = gdk_texture_new_from_filename(path, nil)!
    defer { g_object_unref(texture.objectAddress) }
    width = Int(gdk_texture_get_width(texture))
    var data = [UInt8](repeating: 0, count: width * Int(gdk_texture_get_height(texture)) * 4)
    gdk_texture_download(texture, &data, gsize(width * 4))
    bytes = data
  }

  /// A view in the middle of a white square.
  static func of(_ content: some View, length: CGFloat) async throws -> Pixels {
    let view = content.frame(width: length, height: length).background(Color.white)
    return try Pixels(try await MountedView(view, size: CGSize(width: length, height: length)).root)
  }

  /// Red, green and blue from 0 to 255; GDK stores them the other way round.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start]]
  }

  /// The different colours in a rectangle.
  func colors(in rectangle: CGRect) -> Set<[UInt8]> {
    Set(
      (Int(rectangle.minY)..<Int(rectangle.maxY)).flatMap { y in
        (Int(rectangle.minX)..<Int(rectangle.maxX)).map { self[$0, y] }
      })
  }
}
