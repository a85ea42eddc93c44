import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Pictures by the names of UIKit, AppKit and Core Graphics.
@MainActor
@Suite(.serialized, .gtk)
struct AppleImageTests {
  /// The bytes of a PNG file of a red square.
  private func file() throws -> Data {
    try PrivateDisplay.start()
    return try #require(ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 4)).pngData)
  }

  @Test("IM22 a picture is read from data and files, and is nothing where there is none")
  func reading() throws {
    let data = try file()
    #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil && NSImage(named: "no-such-image") == nil)
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try data.write(to: url)
    #expect(NSImage(contentsOf: url)?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(contentsOfFile: url.path)?.cgImage?.width == 8)
  }

  @Test("IM22 a picture is written as PNG and JPEG, cropped, and shown")
  func writing() async throws {
    let image = try #require(UIImage(data: try file()))
    for data in [image.pngData(), image.jpegData(compressionQuality: 0.8)] {
      #expect(UIImage(data: try #require(data))?.size == image.size)
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 2, height: 2)) == nil)
    let part = try #require(pixels.cropping(to: CGRect(x: 6, y: 1, width: 10, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Image(uiImage: image)
        Image(nsImage: image)
        Image(part, scale: 1, label: Text("part"))
        Image(decorative: part, scale: 0.5)
      })
    #expect(mounted.root.imageFrames.map(\.width) == [8, 8, 2, 4])
    #expect(mounted.root.findAll(role: .image).map(\.name) == ["part"])
  }
}
