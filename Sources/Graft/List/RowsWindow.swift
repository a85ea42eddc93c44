import CGTK
import GTKSupport

extension Widget {
  /// Has a scrolled window with rows take the room that it is offered, and be as wide and as high as its rows where nobody says, up to
  /// a height in pixels: a long list would ask for more than any screen has.
  func takesRoomForRows(upTo height: Int32) {
    let window: OpaquePointer = object.cast()
    gtk_scrolled_window_set_propagate_natural_width(window, 1)
    gtk_scrolled_window_set_propagate_natural_height(window, 1)
    gtk_scrolled_window_set_max_content_height(window, height)
    gtk_widget_set_hexpand(widgetObject, 1)
    gtk_widget_set_vexpand(widgetObject, 1)
  }
}
