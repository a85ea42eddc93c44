import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What was read of a window for the views in it.
package struct WindowReading: Equatable {
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var phase = ScenePhase.background
  var displayScale: CGFloat = 1

  /// Below these lengths in pixels a window is compact: it is a phone's, or one that the user has made small.
  package static let regularWidth = 600
  private static let regularHeight = 480

  /// What is not known yet.
  init() {}

  /// The classes of a size in pixels; a length that is not above zero is not known.
  init(width: Int, height: Int) {
    horizontalSizeClass = WindowReading.sizeClass(of: width, regular: WindowReading.regularWidth)
    verticalSizeClass = WindowReading.sizeClass(of: height, regular: WindowReading.regularHeight)
  }

  private static func sizeClass(of length: Int, regular: Int) -> UserInterfaceSizeClass? {
    guard length > 0 else { return nil }
    return length < regular ? .compact : .regular
  }

  /// Sets the values for the views in the window.
  func write(_ environment: inout EnvironmentValues) {
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = verticalSizeClass
    environment.scenePhase = phase
    environment.displayScale = displayScale
  }
}

extension WindowReading {
  /// Reads a window. Before it is shown, the size is the one that it shall have, if that was said.
  @MainActor
  init(of window: UnsafeMutablePointer<GtkWindow>) {
    let widget = window.cast(to: GtkWidget.self)
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    if gtk_widget_get_width(widget) > 0 {
      (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    }
    self.init(width: Int(width), height: Int(height))
    displayScale = graft_display_scale(widget)
    if gtk_widget_get_mapped(widget) != 0, !WindowReading.isMinimised(window) {
      phase = gtk_window_is_active(window) != 0 ? .active : .inactive
    }
  }

  @MainActor
  private static func isMinimised(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    guard let surface = gtk_native_get_surface(window.cast()) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }
}
