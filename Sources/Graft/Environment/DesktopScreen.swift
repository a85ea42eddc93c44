import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// The first screen of the display.
@MainActor
package enum DesktopScreen {
  /// Where it is, in points; nil without a display.
  package static var frame: CGRect? {
    withMonitor { monitor in
      var frame = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &frame)
      return CGRect(x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
    }
  }

  /// How many pixels a point has along each axis; 1 without a display.
  package static var scale: CGFloat { withMonitor { CGFloat(gdk_monitor_get_scale_factor($0)) } ?? 1 }

  private static func withMonitor<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    // Asked again, GTK says that it is there, whatever it has found.
    gtk_init_check()
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    return body(monitor.cast())
  }
}
