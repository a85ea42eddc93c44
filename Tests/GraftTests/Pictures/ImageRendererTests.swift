import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Pictures of views that are in no window.
@Suite(.gtk) @MainActor
struct ImageRendererTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func picture<Content: View>(_ renderer: ImageRenderer<Content>) throws -> DrawnPixels {
    try DrawnPixels(renderer.gdkTexture)
  }

  @Test(
    "CV24 a picture has the size of its view in points, times its scale, and is offered nothing unless said otherwise")
  func sizes() async throws {
    let renderer = ImageRenderer(content: Rectangle().fill(red).frame(width: 100, height: 50))
    let plain = try picture(renderer)
    #expect(plain.width == 100 && plain.height == 50 && plain[99, 49] == [255, 0, 0, 255])
    renderer.scale = 2
    let large = try picture(renderer)
    #expect(large.width == 200 && large.height == 100 && large[199, 99] == [255, 0, 0, 255])
    #expect(renderer.proposedSize == .unspecified)
    let free = ImageRenderer(content: red)
    #expect(try picture(free).width == 10)
    free.proposedSize = ProposedViewSize(width: 30, height: 20)
    #expect(try picture(free).width == 30 && picture(free).height == 20)
  }

  private final class Model: ObservableObject {
    @Published var isWide = false
  }

  private struct Page: View {
    var height: CGFloat
    @ObservedObject var model: Model
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Color.white.frame(width: model.isWide ? 40 : 20, height: direction == .leftToRight ? height : 1)
    }
  }

  @Test("CV25 what changes in the content, or the content itself, is told, and shown by the next picture")
  func changes() async throws {
    let model = Model()
    let renderer = ImageRenderer(content: Page(height: 10, model: model))
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    defer { subscription.cancel() }
    #expect(try picture(renderer).width == 20 && count == 0)
    model.isWide = true
    await Settling.settle()
    #expect(count == 1)
    #expect(try picture(renderer).width == 40 && count == 1)
    renderer.content.height = 30
    #expect(count == 2)
    #expect(try picture(renderer).height == 30)
    // The first picture of another renderer has nothing of it.
    #expect(try picture(ImageRenderer(content: Page(height: 5, model: Model()))).width == 20)
  }

  @Test("CV26 pictures have an opacity unless they are opaque, and come as a texture and as a PNG file")
  func forms() async throws {
    let renderer = ImageRenderer(content: Circle().fill(red).frame(width: 40, height: 40))
    let clear = try picture(renderer)
    #expect(clear[0, 0] == [0, 0, 0, 0] && clear[20, 20] == [255, 0, 0, 255])
    let data = try #require(renderer.pngData)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    renderer.isOpaque = true
    let opaque = try picture(renderer)
    #expect(opaque[0, 0] == [0, 0, 0, 255] && opaque[20, 20] == [255, 0, 0, 255])
    let empty = try DrawnPixels(of: Color.clear.frame(width: 10, height: 20))
    #expect(empty.width == 10 && empty.height == 20 && empty[5, 5] == [0, 0, 0, 0])
  }

  @Test("CV26 texts, controls and effects are in the picture")
  func widgets() async throws {
    let content = VStack(spacing: 0) {
      Text("████").foregroundColor(red)
      Button("press") {}
      red.frame(width: 20, height: 20).rotationEffect(.degrees(45)).opacity(0.5)
    }
    let shown = try picture(ImageRenderer(content: content))
    #expect(shown[shown.width / 2, 8] == [255, 0, 0, 255])
    let rows = (0..<shown.height).filter { shown[shown.width / 2, $0][3] > 0 }
    #expect(rows.count > shown.height - 10)
    #expect((126...129).contains(shown[shown.width / 2, shown.height - 10][3]))
  }

  @Test("of nothing, and of what is larger than a picture can be, there is none, which is reported")
  func unusable() async throws {
    #expect(ImageRenderer(content: EmptyView()).gdkTexture == nil)
    let endless = ImageRenderer(content: red)
    endless.proposedSize = .infinity
    #expect(endless.pngData == nil)
    let renderer = ImageRenderer(content: red)
    renderer.scale = .nan
    #expect(renderer.gdkTexture == nil)
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.invalidSize])
  }
}
