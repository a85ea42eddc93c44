import CGTK
import GTKSupport

/// In this module the names lead to the pointers alone. Whoever uses them here holds the reference until the call is over,
/// so nothing need be noted for objects that end in the turn in which somebody took their pointer.
extension ObjectReference {
  var pointer: UnsafeMutablePointer<GObject> { object }
}

extension Widget {
  var widgetPointer: UnsafeMutablePointer<GtkWidget> { object.cast() }
}
