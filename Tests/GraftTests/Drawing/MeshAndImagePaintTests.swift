import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Meshes of colours, and images that are painted with.
@Suite(.gtk) @MainActor
struct MeshAndImagePaintTests {
  private static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .black,
  ]
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func isNear(_ pixel: [UInt8], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= 6 }
  }

  private func pixels(_ content: some View) async throws -> Pixels {
    try Pixels(try await MountedView(content, size: CGSize(width: 100, height: 100)).root)
  }

  @Test("PT27 a mesh of four corners shows each colour at its corner, and mixes them evenly")
  func corners() async throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    let shown = try await pixels(mesh)
    #expect(isNear(shown[0, 0], [255, 0, 0]) && isNear(shown[99, 0], [0, 255, 0]))
    #expect(isNear(shown[0, 99], [0, 0, 255]) && isNear(shown[99, 99], [0, 0, 0]))
    #expect(isNear(shown[50, 0], [128, 128, 0]) && isNear(shown[50, 50], [64, 64, 64]))
    let style = try await pixels(Circle().fill(mesh).background(Color.white))
    #expect(style[2, 2] == [255, 255, 255] && isNear(style[50, 50], [64, 64, 64]))
  }

  @Test("PT27 a mesh with another number of points or colours paints its background only")
  func incomplete() async throws {
    let few = MeshGradient(width: 3, height: 2, points: Self.corners, colors: Self.colors, background: .white)
    #expect(try await pixels(few)[50, 50] == [255, 255, 255])
    let none = MeshGradient(width: -1, height: 0, points: [], colors: [])
    #expect(try await pixels(none.background(Color.white))[50, 50] == [255, 255, 255])
  }

  private struct Page: View {
    var isMoved = false
    var body: some View {
      let x: Float = isMoved ? 1 : 0
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
        colors: [.black, .white, .black, .black, .white, .black])
    }
  }

  @Test("PT27 points move under an animation")
  func moves() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(), size: CGSize(width: 100, height: 100))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isMoved = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(isNear(try Pixels(mounted.root)[50, 50], [252, 252, 252]))
      await clock.advance(by: .seconds(1))
      #expect(isNear(try Pixels(mounted.root)[50, 50], [129, 129, 129]))
    }
  }

  /// A file with an image of 4 by 2 pixels, red on the left and blue on the right.
  private static func makeFile() throws -> URL {
    try PrivateDisplay.start()
    let row: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255]
    let data = g_bytes_new(row + row, 24)
    let texture: OpaquePointer = gdk_memory_texture_new(4, 2, GDK_MEMORY_R8G8B8, data, 12)
    defer {
      g_object_unref(texture.objectAddress)
      g_bytes_unref(data)
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    #expect(gdk_texture_save_to_png(texture, url.path) != 0)
    return url
  }

  @Test("PT26 an image is repeated from the upper left corner, and a part of it, larger")
  func imagePaint() async throws {
    let url = try Self.makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let image = Image(contentsOf: url)
    let plain = try await pixels(Rectangle().fill(.image(image)).padding(10).background(Color.white))
    #expect((10..<18).map { plain[$0, 10][0] } == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(plain[8, 50] == [255, 255, 255] && plain[12, 89] == [0, 0, 255])
    let part = ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 10)
    let blue = try await pixels(Rectangle().fill(part))
    #expect([10, 30, 50].allSatisfy { isNear(blue[$0 + 5, $0], [0, 0, 255]) })
    let large = try await pixels(Rectangle().fill(ImagePaint(image: image, scale: 10).opacity(0.5)).background(.white))
    #expect(isNear(large[5, 5], [255, 128, 128]) && isNear(large[35, 15], [128, 128, 255]))
    #expect(isNear(large[45, 5], [255, 128, 128]))
  }
}
