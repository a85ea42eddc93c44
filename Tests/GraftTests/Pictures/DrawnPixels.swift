import CGTK
import Graft
import Testing

/// Red, green, blue and opacity of each pixel of a picture, multiplied with the opacity.
@MainActor
struct DrawnPixels {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(_ texture: ObjectReference?) throws {
    let texture: OpaquePointer = OpaquePointer(try #require(texture).objectAddress)
    (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
  }

  /// The pixels of a picture of a view.
  init(of view: some View) throws { try self.init(ImageRenderer(content: view).gdkTexture) }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }
}
