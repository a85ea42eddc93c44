import CGTK
import Foundation
import Graft

// snippet: shelf-drawing
/// The heights of a walk in GTK's drawing area. GTK draws when it likes, so what it draws from is kept in the coordinator.
struct ProfileArea: GtkWidgetRepresentable {
  let heights: [Double]
  @Binding var position: Double

  func makeCoordinator() -> ProfileDrawing { ProfileDrawing() }

  func makeGtkWidget(context: Context) -> Widget {
    let area = Widget(typeName: "GtkDrawingArea")
    context.coordinator.draw(in: area)
    let drag = gtk_gesture_drag_new()!
    Signals.connect(drag, "drag-begin") { position = share(of: $0[0], in: area) }
    Signals.connect(drag, "drag-update") { arguments in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(drag, &x, &y)
      position = share(of: x + arguments[0], in: area)
    }
    gtk_widget_add_controller(area.widgetPointer, drag)
    return area
  }

  func updateGtkWidget(_ area: Widget, context: Context) {
    let isDark = context.environment.colorScheme == .dark
    context.coordinator.profile = ProfileDrawing.Profile(heights: heights, position: position, isDark: isDark)
    gtk_widget_queue_draw(area.widgetPointer)
  }

  /// Four times as wide as it is high: a drawing area by itself has no size at all.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    // No widget is as wide as any room.
    let width = min(proposal.width ?? 400, 4_000)
    return CGSize(width: width, height: width / 4)
  }

  private func share(of x: Double, in area: Widget) -> Double {
    min(max(x / Double(gtk_widget_get_width(area.widgetPointer)), 0), 1)
  }
}
// snippet end
