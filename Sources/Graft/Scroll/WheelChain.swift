import CGTK
import GTKSupport
import ViewGraph

/// Lets what is around a scrolled window have the wheel where the window is at its end. Claim SC33.
@MainActor
final class WheelChain {
  private let window: UnsafeMutablePointer<GtkWidget>
  /// GTK's own controllers of the wheel that are out of force during an event.
  private var passed: [ObjectReference] = []
  private lazy var restore = WakeSource(priority: -100) { [weak self] in self?.giveBack() }

  init(_ window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    guard let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    // Added last, it comes before GTK's own.
    Signals.connect(wheel, answering: "scroll") { [weak self] arguments in
      self?.turned(wheel, arguments[0], arguments[1])
      return false
    }
    gtk_widget_add_controller(window, wheel)
  }

  private func turned(_ wheel: OpaquePointer, _ right: Double, _ down: Double) {
    let turn = CGVector(dx: right, dy: down).turned(by: wheel)
    guard passed.isEmpty, !canScroll(.horizontal, turn.dx), !canScroll(.vertical, turn.dy) else { return }
    passed = Widget(retaining: window).scrollControllers.filter {
      $0.object.cast() != wheel && gtk_event_controller_get_propagation_phase($0.object.cast()) == GTK_PHASE_BUBBLE
    }
    for controller in passed { gtk_event_controller_set_propagation_phase(controller.object.cast(), GTK_PHASE_NONE) }
    restore.wake()
  }

  /// Before the next event.
  private func giveBack() {
    for controller in passed { gtk_event_controller_set_propagation_phase(controller.object.cast(), GTK_PHASE_BUBBLE) }
    passed = []
  }

  private func canScroll(_ axis: Axis, _ distance: Double) -> Bool {
    let scrolled: OpaquePointer = window.cast()
    let get = axis == .horizontal ? gtk_scrolled_window_get_hadjustment : gtk_scrolled_window_get_vadjustment
    guard distance != 0, let adjustment = get(scrolled) else { return false }
    let (value, lower) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_lower(adjustment))
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return distance > 0 ? value < end - 0.5 : value > lower + 0.5
  }
}
