import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What the pointer carries, and what is around a view that can be dragged.
@Suite(.gtk) @MainActor
struct DragPictureTests {
  private static let size = CGSize(width: 400, height: 200)

  /// What a drag carries, shown in a picture of its own.
  private struct Carried: GtkWidgetRepresentable {
    let paintable: ObjectReference

    func makeGtkWidget(context: Context) -> Widget { Widget(gtk_picture_new_for_paintable(paintable.cast())) }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  /// The paintable that the pointer carries while a view is dragged.
  private func carried(by source: some View) async throws -> ObjectReference {
    var paintable: ObjectReference?
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        source.accessibilityIdentifier("source")
        DragProbe { drop in
          let icon = gdk_drop_get_drag(drop).flatMap { gtk_drag_icon_get_for_drag($0) }
          let picture = icon.flatMap { gtk_drag_icon_get_child(OpaquePointer($0)) }
          paintable = picture.flatMap { gtk_picture_get_paintable(OpaquePointer($0)) }
            .map { ObjectReference(retaining: UnsafeMutableRawPointer($0)) }
        }
      }, size: Self.size)
    try await mounted.root.find(identifier: "source").dragAndDrop(to: mounted.label("probe"))
    await mounted.close()
    return try #require(paintable)
  }

  private func pixels(of paintable: ObjectReference) async throws -> Pixels {
    try await Pixels.of(Carried(paintable: paintable).frame(width: 60, height: 60), length: 60)
  }

  @Test("DD1 the pointer carries the view as it looks, or the one that is given for that")
  func preview() async throws {
    let source = Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 60)
    let plain = try await carried(by: source.draggable("value"))
    #expect(gdk_paintable_get_intrinsic_width(plain.cast()) == 60)
    #expect(try await pixels(of: plain)[30, 30] == [0, 0, 255])
    let other = try await carried(
      by: source.draggable("value") { Color(red: 0, green: 1, blue: 0).frame(width: 60, height: 60) })
    #expect(try await pixels(of: other)[30, 30] == [0, 255, 0])
  }

  @Test("DD1 rows that can be dragged are selected and scrolled as without that")
  func rows() async throws {
    let selection = Source<Int?>(nil)
    let mounted = try await MountedView(
      List(0..<100, id: \.self, selection: selection.binding) { Text("row \($0)").draggable("\($0)") },
      size: CGSize(width: 200, height: 300))
    try await mounted.label("row 2").click()
    #expect(selection.value == 2)
    try await mounted.label("row 2").scroll(down: 3)
    #expect(gtk_adjustment_get_value(mounted.adjustment()) > 0)
  }
}
