import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Pictures of what was drawn.
@Suite(.gtk) @MainActor
struct RenderNodeTests {
  /// GTK's GL renderer has shown the picture before where both were drawn at one address, which was every third time.
  @Test("pictures that GL makes one after the other show what each is of")
  func pictures() async throws {
    guard let mounted = try await MountedView.withGL(Color.white, size: CGSize(width: 10, height: 10)) else { return }
    let (renderer, room) = (try #require(mounted.renderer), CGRect(x: 0, y: 0, width: 10, height: 10))
    let shades = try (0..<20).map { number in
      let node = RenderNode(in: room) {
        cairo_set_source_rgb($0, Double(number) / 255, 0, 0)
        cairo_paint($0)
      }
      let texture = try #require(node.texture(by: renderer, of: room))
      var bytes = [UInt8](repeating: 0, count: 400)
      texture.withObjectAddress { gdk_texture_download(OpaquePointer($0), &bytes, 40) }
      return bytes[2]
    }
    #expect(shades == Array(0..<20))
  }
}
