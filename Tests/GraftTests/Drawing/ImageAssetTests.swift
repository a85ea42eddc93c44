import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Images of the program, and in whose colours and variants images are shown.
@Suite(.gtk) @MainActor
struct ImageAssetTests {
  /// A bundle with pictures in grey, by their paths: how bright and how large they are.
  private final class Pictures {
    let bundle: Bundle
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @MainActor
    init(_ pictures: [String: (grey: UInt8, width: Int, height: Int)], texts: [String: String] = [:]) throws {
      try PrivateDisplay.start()
      for (path, picture) in pictures { try Self.write(picture, to: Self.place(path, in: folder)) }
      for (path, text) in texts { try Data(text.utf8).write(to: Self.place(path, in: folder)) }
      bundle = Bundle(path: folder.path) ?? .main
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func place(_ path: String, in folder: URL) throws -> URL {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return file
    }

    @MainActor
    private static func write(_ picture: (grey: UInt8, width: Int, height: Int), to url: URL) throws {
      let bytes = [UInt8](repeating: picture.grey, count: picture.width * picture.height * 3)
      let data = g_bytes_new(bytes, gsize(bytes.count))
      let texture: OpaquePointer = gdk_memory_texture_new(
        Int32(picture.width), Int32(picture.height), GDK_MEMORY_R8G8B8, data, gsize(picture.width * 3))
      defer {
        g_object_unref(texture.objectAddress)
        g_bytes_unref(data)
      }
      #expect(gdk_texture_save_to_png(texture, url.path) != 0)
    }
  }

  private static let contents = """
    { "images": [
      { "filename": "light.png", "idiom": "universal", "scale": "1x" },
      { "filename": "dark.png", "idiom": "universal", "scale": "1x",
        "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
      { "idiom": "universal", "scale": "3x" } ] }
    """

  @Test("IM10 an image is a set of a catalogue or a file in any folder; twice the pixels are half the points")
  func names() throws {
    let pictures = try Pictures(
      [
        "Assets.xcassets/Group/set.imageset/light.png": (250, 6, 6),
        "Assets.xcassets/Group/set.imageset/dark.png": (10, 6, 6), "plain.png": (100, 8, 4),
        "sub/deep.png": (100, 3, 5), "fine@2x.png": (100, 20, 10), "set.png": (100, 1, 1),
      ], texts: ["Assets.xcassets/Group/set.imageset/Contents.json": Self.contents])
    func size(_ name: String) throws -> CGSize { try idealSize(of: Image(name, bundle: pictures.bundle)) }
    #expect(try size("set") == CGSize(width: 6, height: 6))
    #expect(try size("plain") == CGSize(width: 8, height: 4))
    #expect(try size("plain.png") == CGSize(width: 8, height: 4))
    #expect(try size("deep") == CGSize(width: 3, height: 5))
    #expect(try size("fine") == CGSize(width: 10, height: 5))
  }

  @Test("IM9 an image is called by its name, or as its label says, and a decorative one by none")
  func spokenNames() async throws {
    let pictures = try Pictures(["plain.png": (100, 8, 4)])
    func name(_ image: Image) async throws -> String? {
      let mounted = try await MountedView(image)
      #expect(mounted.root.imageFrames.count == 1)
      return mounted.root.findAll(role: .image).first?.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    #expect(try await name(Image("plain", bundle: pictures.bundle)) == "plain")
    #expect(try await name(Image("plain", bundle: pictures.bundle, label: Text("a square"))) == "a square")
    #expect(try await name(Image(decorative: "plain", bundle: pictures.bundle)) == nil)
  }

  @Test("IM10 what a set has for dark themes is shown in those, and exchanged in place")
  func dark() async throws {
    let pictures = try Pictures(
      [
        "Assets.xcassets/set.imageset/light.png": (250, 6, 6), "Assets.xcassets/set.imageset/dark.png": (10, 6, 6),
      ], texts: ["Assets.xcassets/set.imageset/Contents.json": Self.contents])
    func content(_ scheme: ColorScheme) -> some View {
      Image("set", bundle: pictures.bundle).resizable().environment(\.colorScheme, scheme)
    }
    let (mounted, room) = (
      try await MountedView(content(.light), size: CGSize(width: 20, height: 20)), CGRect(0, 0, 20, 20)
    )
    #expect(try Pixels(mounted.root).colors(in: room) == [[250, 250, 250]])
    mounted.rootView = content(.dark)
    await Settling.settle()
    #expect(try Pixels(mounted.root).colors(in: room) == [[10, 10, 10]])
  }

  @Test("IM11 an image that no bundle has is empty, and is reported once with its name and the bundle")
  func missing() async throws {
    let pictures = try Pictures(["plain.png": (100, 8, 4)])
    let mounted = try await MountedView(Image("no-such", bundle: pictures.bundle))
    #expect(mounted.root.imageFrames.map(\.size) == [.zero])
    #expect(Diagnostics.recorded.map(\.kind) == [.missingImage])
    let message = Diagnostics.recorded.first?.message
    #expect(message == "the bundle \(pictures.bundle.bundlePath) has no image 'no-such'")
    Diagnostics.removeAll()
  }

  @Test("IM4 a template is drawn in the foreground style where it is opaque, and the nearest mode counts")
  func templates() async throws {
    let pictures = try Pictures(["plain.png": (100, 8, 4)])
    let image = Image("plain", bundle: pictures.bundle).resizable()
    func colors(_ image: Image) async throws -> Set<[UInt8]> {
      let mounted = try await MountedView(
        image.foregroundStyle(Color(red: 1, green: 0, blue: 0)), size: CGSize(width: 20, height: 20))
      return try Set(Pixels(mounted.root).colors(in: CGRect(0, 0, 20, 20)))
    }
    #expect(try await colors(image) == [[100, 100, 100]])
    #expect(try await colors(image.renderingMode(.template)) == [[255, 0, 0]])
    #expect(try await colors(image.renderingMode(.original).renderingMode(.template)) == [[100, 100, 100]])
    #expect(try await colors(image.renderingMode(nil).renderingMode(.template)) == [[255, 0, 0]])
  }

  @Test("IM5 a symbol is as large as the font and the scale of its place say, unless it is resizable")
  func scales() throws {
    func height(_ view: some View) throws -> CGFloat { try idealSize(of: view).height }
    let symbol = Image(systemName: "star")
    let heights = try [Image.Scale.small, .medium, .large].map { try height(symbol.imageScale($0)) }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    #expect(try height(symbol) == heights[1])
    #expect(try height(symbol.font(.largeTitle)) == 32 && height(symbol.font(.system(size: 40))) == 64)
    let large = GtkHostingWidget(rootView: symbol.resizable().imageScale(.large).font(.largeTitle))
    #expect(large.sizeThatFits(in: ProposedViewSize(width: 7, height: 9)) == CGSize(width: 7, height: 9))
  }

  @Test("IM5 a symbol stands in the middle of the capitals beside it, and a resizable one on the line")
  func symbolBaseline() async throws {
    func frames(_ image: Image, _ alignment: VerticalAlignment) async throws -> (image: CGRect, text: CGRect) {
      let mounted = try await MountedView(
        HStack(alignment: alignment) {
          image
          Text("Name")
        }.font(.system(size: 40)))
      let drawing = try #require(mounted.root.imageFrames.first)
      return (drawing, try mounted.root.frame(ofText: "Name"))
    }
    let symbol = try await frames(Image(systemName: "star"), .firstTextBaseline)
    // 64 high, of which 51 are above the line; DejaVu Sans of 40 points is 50 above it, in 63.
    #expect(symbol.image.height == 64)
    #expect(abs(symbol.image.minY - symbol.text.minY) <= 2)
    let free = try await frames(Image(systemName: "star").resizable(), .firstTextBaseline)
    #expect(free.image.maxY < free.text.maxY)
  }

  @Test("IM7 symbols are shown in the variants around that they have, together with those of their names")
  func variants() async throws {
    func picture(_ view: some View) async throws -> [[UInt8]] {
      let mounted = try await MountedView(
        view.font(.system(size: 40)).frame(width: 80, height: 80), size: CGSize(width: 80, height: 80))
      let pixels = try Pixels(mounted.root)
      return (0..<80).flatMap { y in (0..<80).map { pixels[$0, y] } }
    }
    let heart = Image(systemName: "heart")
    let plain = try await picture(heart)
    let full = try await picture(Image(systemName: "heart.circle.fill"))
    #expect(plain != full)
    #expect(try await picture(heart.symbolVariant(.circle.fill)) == full)
    #expect(try await picture(heart.symbolVariant(.fill).symbolVariant(.circle)) == full)
    #expect(try await picture(heart.symbolVariant(.none).symbolVariant(.circle.fill)) == full)
    #expect(try await picture(heart.environment(\.symbolVariants, .none).symbolVariant(.fill)) == plain)
    #expect(
      try await picture(Image(systemName: "edit-copy").symbolVariant(.circle))
        == picture(Image(systemName: "edit-copy")))
  }
}
