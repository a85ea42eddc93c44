import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Two fingers on a touchpad, which swipe the row under the pointer as one on the screen does. A wheel swipes nothing. Claim LS46.
@MainActor
final class TouchpadSwipe {
  private unowned let swipes: Swipes
  private unowned let surface: any SwipeSurface
  private var trace = PointerTrace()
  /// How far the fingers have gone.
  private var way = CGPoint.zero
  /// Whether they scroll, as all that follows does until they are lifted.
  private var scrolls = false
  /// Whether it was told that they were laid down, and so will be that they are lifted.
  private var isTold = false
  /// Where that is told of nothing, fingers that rest are taken for lifted.
  private lazy var quiet = WakeSource(priority: 0, delay: 200) { [weak self] in self?.end(mayRun: false) }

  init(of swipes: Swipes, on surface: any SwipeSurface) {
    (self.swipes, self.surface) = (swipes, surface)
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    Signals.connect(scroll, "scroll-begin") { [weak self] in self?.begin(isTold: true) }
    Signals.connect(scroll, answering: "scroll") { [weak self] arguments in
      guard let self, let event = gtk_event_controller_get_current_event(scroll), event.isOfTouchpad else {
        return false
      }
      return move(by: .of(arguments), event)
    }
    Signals.connect(scroll, "scroll-end") { [weak self] in self?.end() }
    gtk_widget_add_controller(surface.swipedWidget, scroll)
  }

  private func begin(isTold: Bool = false) {
    self.isTold = isTold
    (trace, way, scrolls) = (PointerTrace(), .zero, false)
  }

  private func move(by turn: CGVector, _ event: OpaquePointer) -> Bool {
    quiet.cancel()
    if !isTold { quiet.wake() }
    // What is under the fingers goes with them.
    way = CGPoint(x: way.x - turn.dx, y: way.y - turn.dy)
    trace.add(way, at: Double(gdk_event_get_time(event)) / 1000)
    if !swipes.isHeld, !beginSwipe(event) { return false }
    swipes.follow(way.x)
    return true
  }

  private func beginSwipe(_ event: OpaquePointer) -> Bool {
    guard !scrolls, hypot(way.x, way.y) >= Swipes.threshold else { return false }
    // Elsewhere than on the row that is open, this event would have closed it.
    if swipes.hold() { return true }
    let picked = surface.swipedWidget.picked(by: event)
    let row = picked.flatMap { surface.swipedRow(around: $0) }
    scrolls = abs(way.x) <= abs(way.y) || !swipes.begin(row, toRight: way.x > 0)
    return !scrolls
  }

  private func end(mayRun: Bool = true) {
    quiet.cancel()
    swipes.release(velocity: trace.velocity.width, mayRun: mayRun)
    begin()
  }
}

extension OpaquePointer {
  /// Whether an event of scrolling is one of fingers on a touchpad.
  var isOfTouchpad: Bool {
    gdk_event_get_event_type(self) == GDK_SCROLL && gdk_scroll_event_get_direction(self) == GDK_SCROLL_SMOOTH
      && !isOfWheel
  }
}
