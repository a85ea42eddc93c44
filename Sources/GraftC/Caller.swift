import CGTK
import Foundation
import Threads

/// What a function requires of its caller in C. Where it does not hold, GLib is told as GTK's functions tell it, and the
/// function does nothing.
enum Caller {
  /// Whether the call comes on the main thread.
  static func isOnMainThread(_ function: StaticString) -> Bool {
    require(MainThread.isCurrent, "the function is called on the main thread", function)
  }

  /// Whether a condition holds, which is written as in C.
  static func require(_ holds: Bool, _ condition: String, _ function: StaticString) -> Bool {
    if !holds { g_return_if_fail_warning("Graft", "\(function)", condition) }
    return holds
  }
}
