import CGTK
import GTKBridge
import GTKSupport

/// The icon theme of the display.
@MainActor
enum IconTheme {
  private static var changes = 0
  private static var isFollowed = false

  /// Another number once icons are to be looked up anew: the theme is another one, or there is a display now.
  static var version: Int {
    if !isFollowed { follow() }
    return changes
  }

  private static func follow() {
    guard let display = gdk_display_get_default() else { return }
    (isFollowed, changes) = (true, changes + 1)
    // The theme lives as long as the program, whatever is being made at the moment.
    HandlerGroup().collect {
      Signals.connect(gtk_icon_theme_get_for_display(display), "changed") {
        changes += 1
        LiveHosts.drawAnew()
      }
    }
  }

  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer {
    gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
  }
}
