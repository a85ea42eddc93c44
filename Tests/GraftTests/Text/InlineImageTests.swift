import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Images that stand in texts as letters do.
@Suite(.gtk) @MainActor
struct InlineImageTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// A file with some pixels in one colour.
  private static func file(_ width: Int32, _ height: Int32, _ level: UInt8) throws -> URL {
    try PrivateDisplay.start()
    let bytes = [UInt8](repeating: level, count: Int(width * height) * 3)
    let data = g_bytes_new(bytes, gsize(bytes.count))
    let texture: OpaquePointer = gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8, data, gsize(width) * 3)
    defer {
      g_object_unref(texture.objectAddress)
      g_bytes_unref(data)
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    #expect(gdk_texture_save_to_png(texture, url.path) != 0)
    return url
  }

  @Test("TX3 a symbol in a text is as high as the font, in the text's colour, and is read by its name")
  func symbol() async throws {
    #expect(try idealSize(of: Text(Image(systemName: "edit-copy"))).width == 16)
    #expect(try idealSize(of: Text(Image(systemName: "edit-copy")).font(.largeTitle)).width == 32)
    #expect(
      try idealSize(of: Text("\(Image(systemName: "edit-copy"))x").font(.largeTitle)).width
        == 32 + idealSize(of: Text("x").font(.largeTitle)).width)
    let mounted = try await MountedView(
      Text("\(Image(systemName: "edit-copy")) x").foregroundStyle(Self.red).fixedSize())
    let label = try mounted.root.find(role: .label, name: "edit copy x")
    let frame = label.frame
    let room = CGRect(x: frame.minX, y: frame.minY, width: 16, height: frame.height)
    #expect(try Pixels(mounted.root).colors(in: room).contains([255, 0, 0]))
  }

  @Test("TX3 an image in a text stands on the baseline, and a symbol makes a line higher by two pixels at most")
  func baseline() async throws {
    let letter = try idealSize(of: Text("x"))
    let more = try idealSize(of: Text("\(Image(systemName: "edit-copy")) x")).height - letter.height
    #expect((0...2).contains(more))
    let black = try Self.file(10, 40, 0)
    defer { try? FileManager.default.removeItem(at: black) }
    let text = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(Image(contentsOf: black))
      Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 40)
    }
    let pixels = try await Pixels.of(text, length: 80)
    let rows = (0..<80).filter { pixels[34, $0] == [0, 0, 0] }
    #expect(rows.count == 40)
    #expect(rows == (0..<80).filter { pixels[44, $0] == [0, 255, 0] })
  }

  @Test("an image in a text that becomes another of the same size is drawn anew")
  func anotherImage() async throws {
    func content(_ url: URL) -> some View {
      Text("\(Image(contentsOf: url))").frame(width: 40, height: 40).background(Color.white)
    }
    let (dark, light) = (try Self.file(20, 20, 40), try Self.file(20, 20, 200))
    defer { for url in [dark, light] { try? FileManager.default.removeItem(at: url) } }
    let mounted = try await MountedView(content(dark), size: CGSize(width: 40, height: 40))
    #expect(try Pixels(mounted.root)[20, 20] == [40, 40, 40])
    mounted.rootView = content(light)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[20, 20] == [200, 200, 200])
  }

  @Test("an image in a part of a text has the part's looks, and what is cut off is not drawn")
  func parts() async throws {
    let text = Text("a ") + Text(Image(systemName: "edit-copy")).foregroundStyle(Self.red)
    #expect(
      try await Pixels.of(text, length: 60).colors(in: CGRect(x: 0, y: 0, width: 60, height: 60)).contains([255, 0, 0]))
    let cut = (Text("a long text that goes on ") + Text(Image(systemName: "edit-copy")).foregroundStyle(Self.red))
      .lineLimit(1)
    #expect(
      try await !Pixels.of(cut, length: 60).colors(in: CGRect(x: 0, y: 0, width: 60, height: 60)).contains([255, 0, 0]))
  }

  @Test("an ellipsis that stands for an image and more is drawn, and the image is not", arguments: [false, true])
  func ellipsis(hasGradient: Bool) async throws {
    let black = try Self.file(12, 12, 0)
    defer { try? FileManager.default.removeItem(at: black) }
    let orange = Color(red: 1, green: 0.2, blue: 0)
    let gradient = LinearGradient(colors: [Self.red, orange], startPoint: .leading, endPoint: .trailing)
    let text = (Text(Image(contentsOf: black)) + Text(verbatim: "a long text that goes on"))
      .foregroundStyle(hasGradient ? AnyShapeStyle(gradient) : AnyShapeStyle(Self.red))
      .lineLimit(1).truncationMode(.head)
    let pixels = try await Pixels.of(text, length: 60)
    #expect(!pixels.colors(in: CGRect(x: 0, y: 0, width: 60, height: 60)).contains([0, 0, 0]))
    #expect(pixels.colors(in: CGRect(x: 0, y: 0, width: 11, height: 60)).contains { $0[0] > 200 && $0[1] < 160 })
  }

  @Test("an image in a text with a gradient is painted with the gradient")
  func gradient() async throws {
    let colors = [Self.red, Color(red: 0, green: 0, blue: 1)]
    let text = Text("\(Image(systemName: "edit-copy"))").font(.system(size: 40))
      .foregroundStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    let seen = try await Pixels.of(text, length: 80).colors(in: CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(seen.contains { $0[0] > 200 && $0[1] < 60 && $0[2] < 120 })
    #expect(seen.contains { $0[2] > 200 && $0[1] < 60 && $0[0] < 120 })
  }

  @Test("a name that nobody knows is reported for an image in a text too")
  func unknown() async throws {
    _ = try await MountedView(Text("\(Image(systemName: "no.such.symbol.in.text"))"))
    #expect(Diagnostics.recorded.map(\.kind) == [.missingImage])
  }
}
