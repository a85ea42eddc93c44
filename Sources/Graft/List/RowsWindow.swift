import CGTK
import GTKSupport

extension ScrolledWindow {
  /// How high a window of rows is at most where nobody says, in pixels: a long list would ask for more than any screen has.
  private static let greatestHeight: Int32 = 480

  /// Scrolls a view of rows. The window takes the room that it is offered, and is as wide and as high as its rows where nobody
  /// says, up to a height. Claim LS13.
  convenience init(ofRows view: UnsafeMutablePointer<GtkWidget>) {
    self.init()
    let window: OpaquePointer = object.cast()
    gtk_scrolled_window_set_child(window, view)
    gtk_scrolled_window_set_propagate_natural_width(window, 1)
    gtk_scrolled_window_set_propagate_natural_height(window, 1)
    gtk_scrolled_window_set_max_content_height(window, Self.greatestHeight)
    gtk_widget_set_hexpand(widgetObject, 1)
    gtk_widget_set_vexpand(widgetObject, 1)
  }
}
