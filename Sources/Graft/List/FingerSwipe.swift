import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A finger that swipes the row under it, where it goes rather sideways: what scrolls has the others. Claim LS46.
@MainActor
final class FingerSwipe {
  private unowned let swipes: Swipes
  private unowned let surface: any SwipeSurface
  private let drag: ObjectReference
  private var trace = PointerTrace()
  /// Whether the finger has gone so far that it is no tap.
  private var hasMoved = false

  init(of swipes: Swipes, on surface: any SwipeSurface) {
    (self.swipes, self.surface) = (swipes, surface)
    guard let made = gtk_gesture_drag_new() else { fatalError("GTK made no gesture") }
    drag = ObjectReference(retaining: made.objectAddress)
    gtk_gesture_single_set_touch_only(made, 1)
    comesFirst = false
    gtk_widget_add_controller(surface.swipedWidget, made)
    hearPresses()
    drag.connect("drag-begin") { [weak self] in self?.begin() }
    drag.connect("drag-update") { [weak self] in self?.move(by: $0.point(at: 0)) }
    drag.connect("drag-end") { [weak self] in self?.end(at: $0.point(at: 0)) }
    drag.connect("cancel") { [weak self] in self?.swipes.cancel() }
  }

  /// Of the end of a touch that a control in a row has taken the gesture has not heard, and would take the next for a second finger.
  private func hearPresses() {
    guard let press = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_touch_only(press, 1)
    gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
    Signals.connect(press, "pressed") { [weak self] in
      if let self, !comesFirst { forget() }
    }
    gtk_widget_add_controller(surface.swipedWidget, press)
  }

  /// Whether the surface hears of fingers before what is in its rows, as while a row is open.
  var comesFirst = false {
    didSet {
      gtk_event_controller_set_propagation_phase(drag.object.cast(), comesFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    }
  }

  /// Has GTK forget the finger that is on the surface.
  func forget() { gtk_event_controller_reset(drag.object.cast()) }

  private func begin() {
    (trace, hasMoved) = (PointerTrace(), false)
    if swipes.isAction(at: start) { return deny() }
    if swipes.hold() { claim() }
  }

  private var start: CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(drag.object.cast(), &x, &y)
    return CGPoint(x: x, y: y)
  }

  private func deny() { gtk_gesture_set_state(drag.object.cast(), GTK_EVENT_SEQUENCE_DENIED) }

  private func claim() { gtk_gesture_set_state(drag.object.cast(), GTK_EVENT_SEQUENCE_CLAIMED) }

  private func move(by offset: CGPoint) {
    trace.add(offset, at: time)
    hasMoved = hasMoved || hypot(offset.x, offset.y) >= Swipes.threshold
    guard hasMoved else { return }
    if !swipes.isHeld { beginSwipe(offset) }
    swipes.follow(offset.x)
  }

  private func beginSwipe(_ offset: CGPoint) {
    let isSideways = abs(offset.x) > abs(offset.y)
    guard isSideways, swipes.begin(surface.swipedRow(at: start), toRight: offset.x > 0) else { return deny() }
    claim()
  }

  /// A tap on the row that is open closes it.
  private func end(at offset: CGPoint) {
    trace.add(offset, at: time)
    if hasMoved { swipes.release(velocity: trace.velocity.width) } else if swipes.isHeld { swipes.close() }
  }

  private var time: Double { Double(gtk_event_controller_get_current_event_time(drag.object.cast())) / 1000 }
}
