import CGTK
import GTKSupport
import ViewGraph

/// Tells what the user does with a scrolled window to those who follow it.
@MainActor
final class ScrollInteraction {
  private let window: UnsafeMutablePointer<GtkWidget>
  /// Those who follow; nil while nobody does.
  var gestures: ScrollGestures?
  /// What is left of a notch of the wheel, which may come in parts.
  private var rest = CGVector.zero
  /// Whether a touch was let go of with a velocity.
  private var didSwipe = false
  /// Notches, keys and what is left of a velocity are over when nothing has moved for as long (SC29).
  private lazy var quiet = WakeSource(priority: 0, delay: 150) { [weak self] in self?.gestures?.rest() }
  /// GTK begins to go on with the velocity after who was told of it.
  private lazy var stop = WakeSource(priority: -100) { [weak self] in self?.stopDeceleration() }
  private lazy var lifted = WakeSource(priority: -100) { [weak self] in self?.touchDidEnd() }

  /// Follows a scrolled window, whose bars are given.
  init(_ window: UnsafeMutablePointer<GtkWidget>, bars: [UnsafeMutablePointer<GtkWidget>]) {
    self.window = window
    followTouch()
    followWheel()
    for bar in bars { follow(bar) }
    let scrolled: OpaquePointer = window.cast()
    for get in [gtk_scrolled_window_get_hadjustment, gtk_scrolled_window_get_vadjustment] {
      if let adjustment = get(scrolled) {
        Signals.connect(adjustment, "value-changed") { [weak self] in self?.didScroll() }
      }
    }
  }

  private func didScroll() {
    if gestures?.phase == .decelerating, quiet.isPending { wait() }
  }

  private func wait() {
    quiet.cancel()
    quiet.wake()
  }

  // MARK: Wheel, touchpad and keys

  private func followWheel() {
    guard
      let wheel = gtk_event_controller_scroll_new(
        GtkEventControllerScrollFlags(
          GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
    else { return }
    Signals.connect(wheel, "scroll-begin") { [weak self] in
      // Newer GTK begins with each turn of a wheel, which is no gesture that could be held.
      let event = gtk_event_controller_get_current_event(wheel)
      let isWheel = event.map { gdk_event_get_event_type($0) == GDK_SCROLL && $0.isOfWheel } ?? false
      if !isWheel { self?.gestures?.begin() }
    }
    Signals.connect(wheel, answering: "scroll") { [weak self] arguments in
      self?.turned(wheel, .of(arguments)) ?? false
    }
    Signals.connect(wheel, "decelerate") { [weak self] arguments in
      self?.release(.of(arguments))
    }
    gtk_widget_add_controller(window, wheel)
  }

  /// The fingers on a touchpad move the content themselves; a notch is a scrolling of its own (SC20).
  private func turned(_ wheel: OpaquePointer, _ distance: CGVector) -> Bool {
    guard let gestures else { return false }
    guard gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL else {
      if gestures.phase != .interacting { gestures.begin() }
      return false
    }
    let moved = distance.turned(by: wheel)
    let axis: Axis = abs(moved.dx) > abs(moved.dy) ? .horizontal : .vertical
    return scrolls(axis) && turn(axis, by: moved[axis], gestures)
  }

  private func turn(_ axis: Axis, by notches: Double, _ gestures: ScrollGestures) -> Bool {
    rest[axis] += notches
    // Newer GTK tells several notches of one frame together.
    let whole = rest[axis].rounded(.towardZero)
    rest[axis] -= whole
    guard whole != 0 else { return go(gestures, axis, .notch, nil) }
    var isDone = false
    for _ in 0..<Int(min(abs(whole), 100)) { isDone = go(gestures, axis, .notch, whole > 0) }
    return isDone
  }

  /// A key wants to scroll. Tells whether that was done.
  func pressed(_ axis: Axis, _ step: ScrollStep, forward: Bool) -> Bool {
    guard let gestures, scrolls(axis) else { return false }
    return go(gestures, axis, step, forward)
  }

  /// Nil is a part of a notch, which moves nothing where somebody says where scrolling ends.
  private func go(_ gestures: ScrollGestures, _ axis: Axis, _ step: ScrollStep, _ isForward: Bool?) -> Bool {
    gestures.enter(.interacting)
    wait()
    return isForward.map { gestures.turn(axis, by: step, forward: $0) } ?? gestures.isDecided
  }

  private func scrolls(_ axis: Axis) -> Bool {
    var policies = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(window.cast(), &policies.0, &policies.1)
    return (axis == .horizontal ? policies.0 : policies.1) != GTK_POLICY_NEVER
  }

  // MARK: What goes on after the user

  /// The user lets go of the content.
  private func release(_ velocity: CGVector) {
    guard let gestures, gestures.phase == .interacting || gestures.phase == .tracking, !quiet.isPending else { return }
    if gestures.end(velocity: velocity) {
      stop.wake()
      return gestures.rest()
    }
    guard velocity != .zero else { return gestures.rest() }
    gestures.enter(.decelerating, velocity: velocity)
    wait()
  }

  private func stopDeceleration() {
    let scrolled: OpaquePointer = window.cast()
    guard gtk_scrolled_window_get_kinetic_scrolling(scrolled) != 0 else { return }
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 1)
  }

  // MARK: Touch and bars

  /// GTK's own gestures know when a touch scrolls.
  private func followTouch() {
    for controller in Widget(retaining: window).controllers {
      if controller.isA(gtk_gesture_swipe_get_type()) { followSwipe(controller) }
      if controller.isA(gtk_gesture_drag_get_type()) { followDrag(controller) }
    }
  }

  private func followDrag(_ drag: ObjectReference) {
    drag.connect("drag-begin") { [weak self] in self?.gestures?.enter(.tracking) }
    drag.connect("drag-update") { [weak self] in
      if let gestures = self?.gestures, gestures.phase != .interacting { gestures.begin() }
    }
    drag.connect("drag-end") { [weak self] in self?.lifted.wake() }
  }

  private func followSwipe(_ swipe: ObjectReference) {
    swipe.connect("swipe") { [weak self] arguments in
      self?.didSwipe = true
      self?.release(.of(arguments).opposite)
    }
  }

  private func touchDidEnd() {
    if !didSwipe { release(.zero) }
    didSwipe = false
  }

  /// The bar moves the content freely; what scrolling ends at counts when it is let go of.
  private func follow(_ bar: UnsafeMutablePointer<GtkWidget>) {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signals.connect(events, answering: "event") { [weak self] _ in
      guard let event = gtk_event_controller_get_current_event(events) else { return false }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self?.gestures?.begin()
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self?.lifted.wake()
      default: break
      }
      return false
    }
    gtk_widget_add_controller(bar, events)
  }
}
