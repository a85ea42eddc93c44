import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// An image as a leaf.
struct ImageContent: GtkWidgetRepresentable {
  let source: Image.Source
  /// What assistive technologies call it; nil for a decoration.
  let name: String?
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
    if let name { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }
    let color = context.environment.foregroundColor
    gtkWidget.draw { drawing in
      loader.paintable(for: drawing)?.draw(in: drawing, color)
    }
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

  /// Draws it over the whole widget; a symbolic icon in a colour.
  func draw(in drawing: Drawing, _ color: Color) {
    let (pointer, bounds): (OpaquePointer, CGRect) = (object.object.cast(), drawing.bounds)
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    var corner = graphene_point_t(bounds.origin)
    gtk_snapshot_save(drawing.snapshot)
    defer { gtk_snapshot_restore(drawing.snapshot) }
    gtk_snapshot_translate(drawing.snapshot, &corner)
    guard pointer.isA(gtk_symbolic_paintable_get_type()) else {
      return gdk_paintable_snapshot(pointer, drawing.snapshot, width, height)
    }
    // For what succeeded, warns and failed there are colours of their own, which the same one stands for.
    let colors = [GdkRGBA](repeating: color.resolved(for: drawing.widget), count: 4)
    gtk_symbolic_paintable_snapshot_symbolic(pointer, drawing.snapshot, width, height, colors, 4)
  }
}
