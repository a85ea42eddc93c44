import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What the pointer looks like over views.
@Suite(.gtk) @MainActor
struct PointerStyleTests {
  /// The innermost cursor around each text, as GTK shows it: by name, or the size and hot spot of a picture.
  private func cursors(_ content: some View) async throws -> [String] {
    let mounted = try await MountedView(content)
    return mounted.root.findAll(role: .label).map { label in
      let around = sequence(first: label.widget.widgetPointer) { gtk_widget_get_parent($0) }
      return around.lazy.compactMap { gtk_widget_get_cursor($0) }.first.map(description) ?? "none is said"
    }
  }

  private func description(_ cursor: OpaquePointer) -> String {
    if let name = gdk_cursor_get_name(cursor) { return String(cString: name) }
    let texture = gdk_cursor_get_texture(cursor)
    let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    return "\(width)x\(height) at \(gdk_cursor_get_hotspot_x(cursor)), \(gdk_cursor_get_hotspot_y(cursor))"
  }

  private func frames(_ directions: FrameResizeDirection.Set) -> some View {
    ForEach(FrameResizePosition.allCases, id: \.self) {
      Text("frame").pointerStyle(.frameResize(position: $0, directions: directions))
    }
  }

  @Test("FO13 the pointer at an edge of a frame shows which ways that can be moved")
  func frames() async throws {
    #expect(
      try await cursors(VStack { frames(.outward) }) == [
        "n-resize", "w-resize", "s-resize", "e-resize", "nw-resize", "ne-resize", "sw-resize", "se-resize",
      ])
    #expect(
      try await cursors(VStack { frames(.inward) }.environment(\.layoutDirection, .rightToLeft)) == [
        "s-resize", "w-resize", "n-resize", "e-resize", "sw-resize", "se-resize", "nw-resize", "ne-resize",
      ])
    #expect(
      try await cursors(VStack { frames(.all) }) == [
        "ns-resize", "ew-resize", "ns-resize", "ew-resize", "nwse-resize", "nesw-resize", "nesw-resize", "nwse-resize",
      ])
  }

  @Test("FO13 the pointer at a line between columns and rows shows which ways that can be moved")
  func lines() async throws {
    let content = VStack {
      Text("column").pointerStyle(.columnResize(directions: .leading))
      Text("column").pointerStyle(.columnResize(directions: [.leading, .trailing]))
      Text("row").pointerStyle(.rowResize(directions: .up))
      Text("row").pointerStyle(.rowResize(directions: .down))
      Text("row").pointerStyle(.rowResize(directions: .all))
    }
    #expect(try await cursors(content) == ["w-resize", "col-resize", "n-resize", "s-resize", "row-resize"])
  }

  @Test("FO13 the pointer is a picture with a place that points, as large as it is up to 256 pixels")
  func pictures() async throws {
    let drawn = { (side: CGFloat) in
      Image(size: CGSize(width: side, height: side / 2)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), with: .color(.red))
      }
    }
    let content = VStack {
      Text("small").pointerStyle(.image(drawn(32), hotSpot: .center))
      Text("large").pointerStyle(.image(drawn(1024), hotSpot: .bottomTrailing))
      Text("empty").pointerStyle(.image(drawn(0), hotSpot: .center))
    }
    #expect(try await cursors(content) == ["32x16 at 16, 8", "256x128 at 255, 127", "default"])
  }

  @Test("FO13 a pointer that is hidden over a view is so over what has a style in it, and can be shown there")
  func hidden() async throws {
    let content = VStack {
      Text("hidden").pointerStyle(.link)
      Text("shown").pointerStyle(.link).pointerVisibility(.visible)
      Text("shown").pointerVisibility(.visible)
      Text("automatic").pointerVisibility(.automatic)
    }
    #expect(try await cursors(content.pointerVisibility(.hidden)) == ["none", "pointer", "default", "none"])
    #expect(try await cursors(content) == ["pointer", "pointer", "none is said", "none is said"])
  }
}
