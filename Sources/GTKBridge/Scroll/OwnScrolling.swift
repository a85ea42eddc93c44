import CGTK

/// Scrolling that is the runtime's, and not the user's or a program's.
@MainActor
package enum OwnScrolling {
  private(set) static var isRunning = false

  /// Scrolls to a value.
  package static func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, to value: Double) {
    let wasRunning = isRunning
    isRunning = true
    gtk_adjustment_set_value(adjustment, value)
    isRunning = wasRunning
  }
}
