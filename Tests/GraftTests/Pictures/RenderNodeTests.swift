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
  private static let room = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func node(red: Int) -> RenderNode {
    RenderNode(in: Self.room) {
      cairo_set_source_rgb($0, Double(red) / 255, 0, 0)
      cairo_paint($0)
    }
  }

  /// GTK's GL renderer has shown the picture before where both were drawn at one address, which was every third time.
  @Test("pictures that GL makes one after the other show what each is of")
  func pictures() async throws {
    guard let mounted = try await MountedView.withGL(Color.white, size: CGSize(width: 10, height: 10)) else { return }
    let renderer = try #require(mounted.renderer)
    let reds = try (0..<20).map { number in
      let texture = try #require(node(red: number).texture(by: renderer, of: Self.room))
      var bytes = [UInt8](repeating: 0, count: 400)
      texture.withObjectAddress { gdk_texture_download(OpaquePointer($0), &bytes, 40) }
      return bytes[2]
    }
    #expect(reds == Array(0..<20))
  }

  @Test("a node that is moved nowhere shows the same", arguments: [0, 3])
  func moved(by distance: CGFloat) async throws {
    let mounted = try await MountedView(Color.white, size: CGSize(width: 10, height: 10))
    let moved = RenderNode(node(red: 200), movedBy: CGPoint(x: distance, y: distance))
    let renderer = try #require(mounted.renderer)
    let texture = try #require(moved.texture(by: renderer, of: Self.room))
    var bytes = [UInt8](repeating: 0, count: 400)
    texture.withObjectAddress { gdk_texture_download(OpaquePointer($0), &bytes, 40) }
    #expect(bytes[2] == (distance == 0 ? 200 : 0))
    #expect(bytes[398] == 200)
  }

  @Test("what GL has made a picture of stays until it has made another, whatever Cairo makes meanwhile")
  func latest() async throws {
    guard let mounted = try await MountedView.withGL(Color.white, size: CGSize(width: 10, height: 10)) else { return }
    let drawn = try await MountedView(Color.white, size: CGSize(width: 10, height: 10))
    let (gl, cairo) = (try #require(mounted.renderer), try #require(drawn.renderer))
    try #require(cairo.isCairo)
    weak var first: RenderNode?
    for (number, renderer) in [gl, cairo, gl].enumerated() {
      let node = node(red: number)
      if number == 0 { first = node }
      _ = node.texture(by: renderer, of: Self.room)
      #expect((first == nil) == (number == 2))
    }
  }
}
