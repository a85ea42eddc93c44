import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension RowSwipe {
  /// Whether a widget is one of the actions.
  func hasAction(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_is_ancestor(widget, host.widget.widgetObject) != 0
  }

  /// Puts what is in the row and the actions where they are to be, after GTK has laid out the row as any other. Tells whether it
  /// shows the row at all.
  func place() -> Bool {
    guard let (child, frame) = (row as? ListSwipedRow)?.place else { return false }
    let size = CGSize(width: Int(gtk_widget_get_width(child)), height: Int(gtk_widget_get_height(child)))
    let shown = distance.rounded()
    top = frame.minY
    put(child, CGRect(origin: CGPoint(x: isAtLeft ? shown : -shown, y: 0), size: size))
    let x = isAtLeft ? frame.minX : frame.maxX - shown
    put(host.widget.widgetObject, CGRect(x: x, y: frame.minY, width: shown, height: frame.height))
    return true
  }

  /// GTK warns of a size that it was not asked for.
  private func put(_ widget: UnsafeMutablePointer<GtkWidget>, _ frame: CGRect) {
    var minimum: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    Widget(retaining: widget).allocate(frame, minimum: (minimum, 0))
  }
}

// MARK: - The actions as widgets

extension RowSwipe {
  /// Runs the first action, if that can run.
  func runFirst() {
    guard let button = RowSwipe.firstButton(in: host.widget.widgetObject), gtk_widget_is_sensitive(button) != 0 else {
      return
    }
    Widget(button).emit("clicked")
  }

  private static func firstButton(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isA(gtk_button_get_type()) { return widget }
    return widget.children.lazy.compactMap { firstButton(in: $0) }.first
  }
}
