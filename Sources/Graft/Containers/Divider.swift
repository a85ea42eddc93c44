import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A thin line across the stack: horizontal in a `VStack`, vertical in an `HStack` (UI30).
public struct Divider: GtkWidgetRepresentable {
  /// Makes a divider.
  public init() {}

  /// A separator in the direction that the stack asks for.
  public func makeGtkWidget(context: Context) -> Widget {
    let isVertical = context.stackAxis == .horizontal
    let separator = Widget(gtk_separator_new(isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
    // It reaches from edge to edge of the stack.
    gtk_widget_set_hexpand(separator.widgetPointer, isVertical ? 0 : 1)
    gtk_widget_set_vexpand(separator.widgetPointer, isVertical ? 1 : 0)
    return separator
  }

  /// Nothing changes.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
