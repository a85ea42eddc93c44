import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is drawn on a screen of two dots for a pixel.
@Suite(.gtk, .serialized) @MainActor
struct ScreenPixelTests {
  @Test("FX30 on a screen of twice the scale three drawings that share 100 meet on halves of pixels")
  func halves() async throws {
    let notes = Notes()
    let mounted = try await MountedView(
      HStack(spacing: 0) { ForEach(0..<3) { Plot(index: $0, notes: notes) } }, size: CGSize(width: 100, height: 10))
    setScale(2, of: mounted)
    defer { setScale(1, of: mounted) }
    let first = try mounted.root.find(identifier: "0").widget
    // The X server tells of the windows' new sizes first.
    for _ in 0..<100 where gtk_widget_get_scale_factor(first.widgetPointer) != 2 {
      await Settling.settle()
      try await Task.sleep(for: .milliseconds(20))
    }
    for index in 0..<3 { gtk_widget_queue_draw(try mounted.root.find(identifier: "\(index)").widget.widgetPointer) }
    await Settling.settle()
    let frames = try (0..<3).map { try mounted.root.find(identifier: "\($0)").frame }
    #expect(frames.map(\.minX) == [0, 33, 67])
    let left = (0..<3).map { frames[$0].minX + (notes.bounds[$0]?.minX ?? .nan) }
    let right = (0..<3).map { frames[$0].minX + (notes.bounds[$0]?.maxX ?? .nan) }
    #expect(left == [0, 33.5, 66.5])
    #expect(right == [33.5, 66.5, 100])
  }

  /// GDK has this for X11 alone, where its headers may be missing.
  private func setScale(_ scale: Int32, of mounted: MountedView<some View>) {
    typealias SetScale = @convention(c) (OpaquePointer?, Int32) -> Void
    guard let symbol = dlsym(nil, "gdk_x11_display_set_window_scale") else { return }
    unsafeBitCast(symbol, to: SetScale.self)(gdk_display_get_default(), scale)
  }
}

@MainActor
private final class Notes {
  var bounds: [Int: CGRect] = [:]
}

/// Notes what is to be drawn.
private struct Plot: GtkWidgetRepresentable {
  let index: Int
  let notes: Notes

  func makeGtkWidget(context: Context) -> DrawingWidget {
    let widget = DrawingWidget(role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    widget.setSize(CGSize(width: 1, height: 1), isResizable: true)
    gtk_widget_set_name(widget.widgetPointer, "\(index)")
    widget.draw { [notes, index] in notes.bounds[index] = $0.bounds }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: DrawingWidget, context: Context) {}
}
