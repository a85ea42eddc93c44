import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A thin line across the stack: horizontal in a `VStack`, vertical in an `HStack` (UI30).
public struct Divider: GtkWidgetRepresentable {
  /// Makes a divider.
  public init() {}
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Divider {
  /// A separator, which assistive technologies leave out (AX13); its direction follows.
  public func makeGtkWidget(context: Context) -> Widget {
    let line = Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    line.setAccessibleHidden(true)
    return line
  }

  /// Turns the separator into the direction that the stack asks for.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let isVertical = context.stackAxis == .horizontal
    gtk_orientable_set_orientation(
      gtkWidget.object.cast(), isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    // It reaches from edge to edge of the stack.
    gtk_widget_set_hexpand(gtkWidget.widgetObject, isVertical ? 0 : 1)
    gtk_widget_set_vexpand(gtkWidget.widgetObject, isVertical ? 1 : 0)
  }
}
