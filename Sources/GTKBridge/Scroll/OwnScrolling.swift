import CGTK
import GTKSupport

/// Scrolling that is the runtime's, and not the user's or a program's.
@MainActor
package enum OwnScrolling {
  package private(set) static var isRunning = false

  /// Scrolls to a value.
  package static func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, to value: Double) {
    run { gtk_adjustment_set_value(adjustment, value) }
  }

  /// Has what is scrolled go to the value that it has already, as it has gone elsewhere by itself.
  package static func `repeat`(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
    run { ObjectReference(retaining: adjustment.objectAddress).emit("value-changed") }
  }

  private static func run(_ body: () -> Void) {
    let wasRunning = isRunning
    isRunning = true
    body()
    isRunning = wasRunning
  }
}
