import CGTK
import GTKSupport
import ViewGraph

extension CGVector {
  /// The way of a wheel, which goes sideways while Shift is held.
  @MainActor
  func turned(by wheel: OpaquePointer) -> CGVector {
    let held = gtk_event_controller_get_current_event_state(wheel.cast())
    return held.rawValue & GDK_SHIFT_MASK.rawValue == 0 ? self : CGVector(dx: dy, dy: dx)
  }

  /// The two numbers of a signal.
  @MainActor
  static func of(_ arguments: SignalArguments) -> CGVector {
    let (right, down): (Double, Double) = (arguments[0], arguments[1])
    return CGVector(dx: right, dy: down)
  }

  var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension OpaquePointer {
  /// Whether an event of scrolling is one of a wheel, and not of fingers on a touchpad.
  var isOfWheel: Bool { gdk_scroll_event_get_unit(self) == GDK_SCROLL_UNIT_WHEEL }
}

extension Widget {
  /// The controllers of the wheel that a widget has.
  var scrollControllers: [ObjectReference] { controllers.filter { $0.isA(gtk_event_controller_scroll_get_type()) } }
}
