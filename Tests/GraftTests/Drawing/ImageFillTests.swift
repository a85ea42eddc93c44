import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// How images fill the room that they are offered.
@Suite(.gtk) @MainActor
struct ImageFillTests {
  /// A picture of 4 by 4 pixels, whose upper left quarter is white and the rest black.
  private static func file() throws -> Data {
    try PrivateDisplay.start()
    let pixels = (0..<16).flatMap { [UInt8](repeating: $0 % 4 < 2 && $0 < 8 ? 255 : 0, count: 3) }
    let data = g_bytes_new(pixels, gsize(pixels.count))
    let texture: OpaquePointer = gdk_memory_texture_new(4, 4, GDK_MEMORY_R8G8B8, data, 12)
    let file = gdk_texture_save_to_png_bytes(texture)
    defer {
      g_object_unref(texture.objectAddress)
      g_bytes_unref(data)
      g_bytes_unref(file)
    }
    var size: gsize = 0
    return Data(bytes: g_bytes_get_data(file, &size)!, count: Int(size))
  }

  /// What is shown of an image in a square, as rows of `#` for white, `.` for black and `?` for what is between.
  private func rows(of length: CGFloat, _ change: (Image) -> Image) async throws -> [String] {
    try await PictureFile.with(try Self.file()) { url in
      let mounted = try await MountedView(
        change(Image(contentsOf: url)), size: CGSize(width: length, height: length))
      let pixels = try Pixels(mounted.root)
      await mounted.close()
      return (0..<Int(length)).map { y in
        (0..<Int(length)).map { x in
          switch pixels[x, y][0] {
          case 255: "#"
          case 0: "."
          default: "?"
          }
        }.joined()
      }
    }
  }

  @Test("IM3 tiles are repeated in the image's own size, from the upper left corner")
  func tiles() async throws {
    let row = ["##..##..##", "##..##..##", "..........", ".........."]
    #expect(
      try await rows(of: 10) { $0.resizable(resizingMode: .tile) } == row + row + row.prefix(2))
  }

  @Test("IM3 what is within the insets keeps its size, and the rest is stretched")
  func insets() async throws {
    // The colours beyond an edge of an inset mix with those before it.
    let insets = EdgeInsets(top: 3, leading: 3, bottom: 0, trailing: 0)
    let corner = [String](repeating: "##......", count: 2) + [String](repeating: "........", count: 6)
    #expect(try await rows(of: 8) { $0.resizable(capInsets: insets) } == corner)
  }

  @Test("IM12 without interpolation pixels have hard edges, and with it they merge")
  func interpolation() async throws {
    let hard = [String](repeating: "####....", count: 4) + [String](repeating: "........", count: 4)
    #expect(try await rows(of: 8) { $0.resizable().interpolation(.none) } == hard)
    #expect(try await rows(of: 8) { $0.resizable().interpolation(.high).antialiased(true) } != hard)
    #expect(try await rows(of: 8) { $0.interpolation(.none).resizable() } == hard)
  }

  @Test("IM8 what symbols do not show is accepted, and the symbol stays the same widget")
  func symbolRendering() async throws {
    func symbol(_ count: Int) -> some View {
      Image(systemName: "star", variableValue: 0.5).symbolRenderingMode(.palette).fontWeight(.bold)
        .symbolEffect(.bounce.up, options: .repeating, value: count)
        .symbolEffect(.pulse, isActive: count > 0).foregroundStyle(.red, .blue)
    }
    let mounted = try await MountedView(symbol(0))
    func widget() throws -> Widget {
      try mounted.root.find(role: .image, name: "Favourite").widget
    }
    let (before, room) = (try widget(), CGRect(x: 0, y: 0, width: 16, height: 16))
    let colors = try Pixels(mounted.root).colors(in: room)
    let mixed = try await MountedView(Image(systemName: "star").foregroundStyle(.red))
    #expect(try Pixels(mixed.root).colors(in: room) == colors)
    mounted.rootView = symbol(1)
    await Settling.settle()
    #expect(try widget() == before)
  }
}
