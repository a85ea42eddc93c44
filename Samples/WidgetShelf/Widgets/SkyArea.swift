import CGTK
import Foundation
import Graft

// snippet: shelf-gl
/// The sky of an hour in GTK's area for OpenGL. What the painter has in the graphics memory ends with the area's window, or
/// with the view: after dismantle no handler would tell it.
struct SkyArea: GtkWidgetRepresentable {
  let hour: Double

  func makeCoordinator() -> SkyPainter { SkyPainter() }

  func makeGtkWidget(context: Context) -> Widget {
    let (area, painter) = (Widget(typeName: "GtkGLArea"), context.coordinator)
    area.connect("realize") { painter.begin(in: $0.widget) }
    area.connect("unrealize") { painter.end(in: $0.widget) }
    area.connect(answering: "render") { painter.paint(in: $0.widget) }
    return area
  }

  func updateGtkWidget(_ area: Widget, context: Context) {
    context.coordinator.hour = hour
    gtk_gl_area_queue_render(area.cast())
  }

  static func dismantleGtkWidget(_ area: Widget, coordinator: SkyPainter) { coordinator.end(in: area) }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120))
  }
}
// snippet end
