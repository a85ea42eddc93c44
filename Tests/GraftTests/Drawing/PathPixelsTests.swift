import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// How often small shapes are painted, of which many are alike.
@Suite(.gtk) @MainActor
struct PathPixelsTests {
  private struct Look {
    /// Shades that no other test has: what was painted once is kept.
    var red = 0.0
    var count = 20
  }

  private struct Dots: View {
    let look: Source<Look>
    let side: CGFloat

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<look.value.count, id: \.self) { _ in
          Circle().fill(Color(red: look.value.red, green: 0.123, blue: 0.456)).frame(width: side, height: side)
        }
      }
    }
  }

  /// How many shapes are painted until the next frame is shown.
  private func paintings(in mounted: MountedView<some View>, after change: () -> Void = {}) async throws -> Int {
    let former = PathPixels.paintedCount
    change()
    await Settling.settle()
    _ = try Pixels(mounted.root)
    return PathPixels.paintedCount - former
  }

  @Test("shapes that are alike are painted once, and those in another colour once more")
  func alike() async throws {
    let look = Source(Look())
    let former = PathPixels.paintedCount
    let mounted = try await MountedView(Dots(look: look, side: 8), size: CGSize(width: 300, height: 100))
    _ = try await paintings(in: mounted)
    #expect(PathPixels.paintedCount == former + 1)
    #expect(try await paintings(in: mounted) { look.value.red = 0.5 } == 1)
    #expect(try await paintings(in: mounted) { look.value.red = 0 } == 0)
    #expect(try await paintings(in: mounted) { look.value.count = 25 } == 0)
  }

  /// What GTK would be given for the next frame, as its text.
  private func nodes(of mounted: MountedView<some View>) throws -> String {
    let widget = mounted.root.all[0].widget.widgetPointer
    let paintable = try #require(gtk_widget_paintable_new(widget))
    defer { g_object_unref(paintable.objectAddress) }
    let node = try #require(
      RenderNode { gdk_paintable_snapshot(paintable, $0, Double(gtk_widget_get_width(widget)), 100) })
    let bytes = try #require(gsk_render_node_serialize(node.node))
    defer { g_bytes_unref(bytes) }
    var length: gsize = 0
    let data = try #require(g_bytes_get_data(bytes, &length))
    return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(length)), as: UTF8.self)
  }

  private func count(of word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

  @Test("Cairo copies what was kept, and GL takes it as a texture")
  func painters() async throws {
    let look = Source(Look(red: 0.75))
    let size = CGSize(width: 300, height: 100)
    let byCairo = try nodes(of: try await MountedView(Dots(look: look, side: 8), size: size))
    #expect(byCairo.contains("cairo"))
    #expect(count(of: "texture", in: byCairo) == 0)
    guard let mounted = try await MountedView.withGL(Dots(look: look, side: 8), size: size) else { return }
    let byGL = try nodes(of: mounted)
    #expect(!byGL.contains("cairo"))
    #expect(count(of: "texture {", in: byGL) == 20)
  }

  @Test("a shape of more than 64 pixels is not kept, as it costs no less to copy")
  func large() async throws {
    let look = Source(Look())
    look.value.count = 2
    let former = PathPixels.paintedCount
    let mounted = try await MountedView(Dots(look: look, side: 70), size: CGSize(width: 300, height: 100))
    #expect(try await paintings(in: mounted) { look.value.red = 0.25 } == 0)
    #expect(PathPixels.paintedCount == former)
  }

  @Test("of shapes that all differ 256 are kept")
  func bounds() async throws {
    let look = Source(Look())
    look.value.count = 1
    let mounted = try await MountedView(Dots(look: look, side: 10), size: CGSize(width: 300, height: 100))
    var count = 0
    for shade in 1...300 { count += try await paintings(in: mounted) { look.value.red = Double(shade) / 1000 } }
    #expect(count == 300)
    #expect(PathPixels.keptCount <= 256)
    #expect(try await paintings(in: mounted) { look.value.red = 0.299 } == 0)
  }

  /// Which shades from black to white are in the middle row of a black disc.
  private func shades(of disc: some View) async throws -> Int {
    try await Pixels.of(disc, length: 60).colors(in: CGRect(x: 0, y: 30, width: 60, height: 1)).count
  }

  @Test("what is turned or scaled is painted as a path: its edge is as sharp as that of a larger one")
  func scaled() async throws {
    let former = PathPixels.paintedCount
    let disc = Circle().fill(Color.black)
    let large = try await shades(of: disc.frame(width: 40, height: 40))
    let painted = PathPixels.paintedCount
    #expect(painted <= former + 1)
    #expect(try await shades(of: disc.frame(width: 10, height: 10).scaleEffect(4)) == large)
    #expect(try await shades(of: VStack { disc.frame(width: 10, height: 10) }.scaleEffect(4)) == large)
    #expect(PathPixels.paintedCount == painted)
  }

  private struct Growing: View {
    let look: Source<Look>

    var body: some View {
      let scale: CGFloat = look.value.count == 20 ? .nan : 4
      VStack { Circle().fill(Color.black).frame(width: 10, height: 10) }
        .visualEffect { content, _ in content.scaleEffect(scale) }
        .frame(width: 60, height: 60).background(Color.white)
    }
  }

  @Test("what is scaled later is painted as a path from then on")
  func scaledLater() async throws {
    let large = try await shades(of: Circle().fill(Color.black).frame(width: 40, height: 40))
    let look = Source(Look())
    let mounted = try await MountedView(Growing(look: look), size: CGSize(width: 60, height: 60))
    _ = try Pixels(mounted.root)
    look.value.count = 1
    await Settling.settle()
    #expect(try Pixels(mounted.root).colors(in: CGRect(x: 0, y: 30, width: 60, height: 1)).count == large)
  }

  @Test("a disc that was kept looks as one that is painted as a path")
  func looks() async throws {
    let disc = Circle().fill(Color(red: 0.2, green: 0.4, blue: 0.9).opacity(0.6)).frame(width: 17, height: 17)
    let kept = try await Pixels.of(disc, length: 40)
    let painted = try await Pixels.of(disc.rotationEffect(.zero), length: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let differences = zip(kept[x, y], painted[x, y]).map { abs(Int($0) - Int($1)) }
        #expect(differences.allSatisfy { $0 <= 1 }, "\(x), \(y)")
      }
    }
  }

  @Test("a picture with three pixels for a point has sharp edges")
  func pictures() throws {
    let former = PathPixels.paintedCount
    let renderer = ImageRenderer(content: Circle().fill(Color.black).frame(width: 20, height: 20))
    renderer.scale = 3
    _ = try #require(renderer.pngData)
    #expect(PathPixels.paintedCount == former)
  }
}
