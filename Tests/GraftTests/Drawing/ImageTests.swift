import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Icons and images from files.
@Suite(.gtk) @MainActor
struct ImageTests {
  /// A file with an image of 8 by 4 pixels in one colour.
  private static func makeFile() throws -> URL {
    try PrivateDisplay.start()
    let bytes = [UInt8](repeating: 200, count: 8 * 4 * 3)
    let data = g_bytes_new(bytes, gsize(bytes.count))
    let texture: OpaquePointer = gdk_memory_texture_new(8, 4, GDK_MEMORY_R8G8B8, data, 8 * 3)
    defer {
      g_object_unref(texture.objectAddress)
      g_bytes_unref(data)
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    #expect(gdk_texture_save_to_png(texture, url.path) != 0)
    return url
  }

  @Test("an icon is as large as the font, drawn in the colour of the text, and a label has both")
  func iconIsDrawn() async throws {
    let mounted = try await MountedView(
      Label("Copy", systemImage: "edit-copy").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    let icon = try #require(mounted.root.imageFrames.first)
    // What the title says is not said twice.
    #expect(mounted.root.findAll(role: .image).count == 0)
    #expect(icon.size == CGSize(width: 16, height: 16))
    #expect(try Pixels(mounted.root).colors(in: icon).contains([255, 0, 0]))
    #expect(mounted.root.texts == ["Copy"])
    #expect(try idealSize(of: Image(systemName: "edit-copy").font(.largeTitle)) == CGSize(width: 32, height: 32))
  }

  @Test("IM1 an image from a file has its own size, whatever is offered, and overflows a smaller frame")
  func ownSize() async throws {
    let url = try Self.makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let image = GtkHostingWidget(rootView: Image(contentsOf: url))
    for proposal in [ProposedViewSize(width: 2, height: 2), ProposedViewSize(width: 80, height: nil), .unspecified] {
      #expect(image.sizeThatFits(in: proposal) == CGSize(width: 8, height: 4))
    }
    let framed = Image(contentsOf: url).frame(width: 4, height: 2)
    #expect(try idealSize(of: framed) == CGSize(width: 4, height: 2))
    let mounted = try await MountedView(framed, size: CGSize(width: 40, height: 40))
    #expect(mounted.root.imageFrames.map(\.size) == [CGSize(width: 8, height: 4)])
  }

  @Test("IM2 a resizable image takes what it is offered, or the most or least of its ratio")
  func resizable() throws {
    let url = try Self.makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      GtkHostingWidget(rootView: view).sizeThatFits(in: ProposedViewSize(width: width, height: height))
    }
    let image = Image(contentsOf: url).resizable()
    #expect(size(image, 40, 40) == CGSize(width: 40, height: 40))
    #expect(size(image, 40, nil) == CGSize(width: 40, height: 4))
    #expect(size(image, nil, nil) == CGSize(width: 8, height: 4))
    #expect(size(image.scaledToFit(), 40, 40) == CGSize(width: 40, height: 20))
    #expect(size(image.scaledToFill(), 40, 40) == CGSize(width: 80, height: 40))
  }

  @Test("an image from a file is drawn in its size, and a resizable one in all that it is offered")
  func fileIsShown() async throws {
    let url = try Self.makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try idealSize(of: Image(contentsOf: url)) == CGSize(width: 8, height: 4))
    let mounted = try await MountedView(Image(contentsOf: url), size: CGSize(width: 40, height: 40))
    #expect(try Pixels(mounted.root)[20, 20] == [200, 200, 200])
    #expect(try Pixels(mounted.root)[30, 20] != [200, 200, 200])
    mounted.rootView = Image(contentsOf: url).resizable()
    await Settling.settle()
    #expect(try Pixels(mounted.root).colors(in: CGRect(0, 0, 40, 40)) == [[200, 200, 200]])
  }

  @Test("an icon or file that does not exist is reported once, and has the place of a sign")
  func missingImageIsReported() async throws {
    let mounted = try await MountedView(
      VStack {
        Image(systemName: "no-such-icon")
        Image("no-such-image")
        Image(contentsOf: URL(fileURLWithPath: "/no/such/file.png"))
      })
    #expect(Diagnostics.recorded.map(\.kind) == [.missingImage, .missingImage, .missingImage])
    let messages = Diagnostics.recorded.map(\.message)
    #expect(
      messages.prefix(2) == [
        "the icon theme has no icon 'no-such-icon', and no symbol of that name is known; a neutral sign is shown",
        "the bundle \(Bundle.main.bundlePath) has no image 'no-such-image'",
      ])
    #expect(messages.last?.hasPrefix("the image /no/such/file.png cannot be read") == true)
    #expect(
      mounted.root.imageFrames.map(\.size) == [CGSize(width: 16, height: 16), .zero, CGSize(width: 16, height: 16)])
    Diagnostics.removeAll()
  }
}
