import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// An image as a leaf.
struct ImageContent: GtkWidgetRepresentable {
  let source: Image.Source
  /// What assistive technologies call it; nil for a decoration.
  let name: Text?
  let isResizable: Bool

  func makeCoordinator() -> ImageLoader { ImageLoader() }

  func makeGtkWidget(context: Context) -> DrawingWidget {
    let widget = DrawingWidget(role: name == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
    let loader = context.coordinator
    Signals.connect(IconTheme.of(widget.widgetObject), "changed") {
      loader.forget()
      gtk_widget_queue_draw(widget.widgetObject)
    }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: DrawingWidget, context: Context) {
    let loader = context.coordinator
    if let missing = loader.load(source) { context.report(.missingImage, about: missing, missing) }
    gtkWidget.setSize(loader.size(in: context.environment), isResizable: isResizable)
    if let name { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name.string(in: context.environment.locale)) }
    let environment = context.environment
    let paint = environment.foregroundPaint ?? ShapePaint(.color(.primary))
    gtkWidget.draw { loader.draw(in: $0, with: paint, environment) }
  }
}

/// The icon theme of a display.
@MainActor
enum IconTheme {
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer {
    gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
  }
}

/// Something that can be drawn in any size: GDK's GdkPaintable.
@MainActor
struct Paintable {
  let object: ObjectReference

  /// Draws it over the whole widget; a symbolic icon with a paint (PT1, PT6).
  func draw(in drawing: Drawing, with paint: ShapePaint) {
    let pointer: OpaquePointer = object.object.cast()
    guard pointer.isA(gtk_symbolic_paintable_get_type()) else {
      return moved(in: drawing) { gdk_paintable_snapshot(pointer, $0, $1, $2) }
    }
    if let color = paint.plainColor { return drawSymbol(in: drawing, color) }
    guard
      let form = RenderNode({ snapshot in
        Paintable(object: object).drawSymbol(
          in: Drawing(snapshot: snapshot, widget: drawing.widget, bounds: drawing.bounds), .black)
      })
    else { return }
    drawing.paint(in: drawing.bounds, with: paint) { $0.paint(upon: form) }
  }

  private func drawSymbol(in drawing: Drawing, _ color: Color) {
    let pointer: OpaquePointer = object.object.cast()
    // For what succeeded, warns and failed there are colours of their own, which the same one stands for.
    let colors = [GdkRGBA](repeating: color.resolved(for: drawing.widget), count: 4)
    moved(in: drawing) { gtk_symbolic_paintable_snapshot_symbolic(pointer, $0, $1, $2, colors, 4) }
  }

  private func moved(in drawing: Drawing, _ draw: (OpaquePointer, Double, Double) -> Void) {
    var corner = graphene_point_t(drawing.bounds.origin)
    gtk_snapshot_save(drawing.snapshot)
    gtk_snapshot_translate(drawing.snapshot, &corner)
    draw(drawing.snapshot, Double(drawing.bounds.width), Double(drawing.bounds.height))
    gtk_snapshot_restore(drawing.snapshot)
  }
}
