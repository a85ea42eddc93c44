import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What GTK tells the widget of a gesture.
///
/// The pointer is followed before anything inside hears of it; whether a control inside has taken the press is known when that
/// comes back from there.
@MainActor
final class GestureListener {
  weak var island: IslandWidget?
  private unowned let participant: GestureParticipant
  private unowned let widget: Widget
  private let handlers = HandlerGroup()
  private var controllers: [ObjectReference] = []
  private var press: (moment: PointerMoment, traits: PressTraits)?
  private var fingers = FingerTurn()
  /// Hears of a press that comes back from inside.
  private var returned: ObjectReference?

  init(for participant: GestureParticipant, on widget: Widget, _ sources: GestureSources) {
    (self.participant, self.widget) = (participant, widget)
    handlers.collect {
      if sources.contains(.press) { listenToPointer() }
      if sources.contains(.magnification) { listenToFingers(gtk_gesture_zoom_new(), "scale-changed") { .magnify($0) } }
      if sources.contains(.rotation) { listenToFingers(gtk_gesture_rotate_new(), "angle-changed") { .rotate($0) } }
    }
    // What one of them takes is taken by all.
    for other in controllers.dropFirst() { gtk_gesture_group(controllers[0].object.cast(), other.object.cast()) }
  }

  func end() {
    handlers.disconnectAll()
    for controller in controllers { gtk_widget_remove_controller(widget.widgetObject, controller.object.cast()) }
    (controllers, returned) = ([], nil)
  }

  func claim() {
    if let first = controllers.first { gtk_gesture_set_state(first.object.cast(), GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  /// The fingers that are on the view scroll nothing around it (GE32): what scrolls takes a finger whoever has claimed it.
  func keepFromScrolling() {
    let fingers = pressingFingers
    let around = sequence(first: widget.widgetObject) { gtk_widget_get_parent($0) }
    for scrolled in around where scrolled.isA(gtk_scrolled_window_get_type()) {
      for gesture in Widget(scrolled).controllers where gesture.isA(gtk_gesture_single_get_type()) {
        guard gtk_gesture_single_get_touch_only(gesture.object.cast()) != 0 else { continue }
        for finger in fingers {
          gtk_gesture_set_sequence_state(gesture.object.cast(), finger, GTK_EVENT_SEQUENCE_DENIED)
        }
      }
    }
  }

  /// The fingers that press; none where it is the mouse.
  private var pressingFingers: [OpaquePointer] {
    guard let list = controllers.first.flatMap({ gtk_gesture_get_sequences($0.object.cast()) }) else { return [] }
    defer { g_list_free(list) }
    return sequence(first: list, next: \.pointee.next).compactMap { $0.pointee.data?.cast() }
  }

  /// Has GTK forget the press, as a cancelled one.
  func reset() { for controller in controllers { gtk_event_controller_reset(controller.object.cast()) } }

  private func add(_ controller: OpaquePointer?, _ phase: GtkPropagationPhase) -> ObjectReference {
    guard let controller else { fatalError("GTK made no gesture") }
    let reference = ObjectReference(retaining: controller.objectAddress)
    gtk_event_controller_set_propagation_phase(controller, phase)
    // The widget takes the reference that the caller had.
    gtk_widget_add_controller(widget.widgetObject, controller)
    controllers.append(reference)
    return reference
  }

  private func time(of controller: ObjectReference) -> Double {
    Double(gtk_event_controller_get_current_event_time(controller.object.cast())) / 1000
  }

  /// The keys that are held.
  private func modifiers(of controller: ObjectReference) -> EventModifiers {
    EventModifiers(gtk_event_controller_get_current_event_state(controller.object.cast()))
  }

  // MARK: The pointer

  private func listenToPointer() {
    let pointer = add(gtk_gesture_drag_new(), GTK_PHASE_CAPTURE)
    pointer.connect("drag-begin") { [weak self] in self?.pressed(pointer, at: $0.point(at: 0)) }
    pointer.connect("drag-update") { [weak self] in self?.moved(pointer, by: $0.point(at: 0)) }
    pointer.connect("drag-end") { [weak self] in self?.released(pointer, by: $0.point(at: 0)) }
    pointer.connect("cancel") { [weak self] in self?.cancelled() }
    let returned = add(gtk_gesture_click_new(), GTK_PHASE_BUBBLE)
    returned.connect("pressed") { [weak self] in self?.pressReturned() }
    self.returned = returned
  }

  private func pressed(_ pointer: ObjectReference, at point: CGPoint) {
    press = nil
    // It has not heard of the end of a touch that a control inside has taken as it ended, and would take this for a second finger.
    if let returned { gtk_event_controller_reset(returned.object.cast()) }
    guard let event = gtk_event_controller_get_current_event(pointer.object.cast()) else { return }
    guard let picked = picked(at: point), participant.accepts(picked) else {
      gtk_gesture_set_state(pointer.object.cast(), GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    let location = participant.windowLocation(of: point)
    let sequence = gtk_gesture_single_get_current_sequence(pointer.object.cast())
    // What scrolls hears of a movement first.
    if participant.priority == .high, participant.tracker.sources.contains(.movement) { keepFromScrolling() }
    let arena = GestureArena.arena(of: event, UInt(bitPattern: sequence), at: location)
    arena.join(participant)
    var traits = traits(over: picked)
    traits.modifiers = modifiers(of: pointer)
    traits.isOfFinger = sequence != nil
    press = (participant.moment(at: location, time: time(of: pointer)), traits)
    if participant.priority != .normal || traits.isOnControl { feedPress() }
  }

  /// No control inside has taken the press.
  private func pressReturned() { feedPress() }

  private func feedPress() {
    guard let press = exchange(&press, with: nil) else { return }
    participant.arena?.feedPress(participant, press.moment, press.traits)
  }

  private func moved(_ pointer: ObjectReference, by offset: CGPoint) {
    guard let arena = participant.arena, arena.isTelling(participant) else { return }
    arena.move(to: location(of: pointer, offset), at: time(of: pointer))
  }

  private func released(_ pointer: ObjectReference, by offset: CGPoint) {
    guard let arena = participant.arena, arena.isTelling(participant) else { return }
    arena.release(at: location(of: pointer, offset), at: time(of: pointer))
  }

  private func cancelled() {
    press = nil
    participant.arena?.lose(participant)
  }

  private func location(of pointer: ObjectReference, _ offset: CGPoint) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(pointer.object.cast(), &x, &y)
    return participant.windowLocation(of: CGPoint(x: x + offset.x, y: y + offset.y))
  }

  /// What is picked of the view at a point; nil leaves a press to others, as the view shows nothing there.
  private func picked(at point: CGPoint) -> UnsafeMutablePointer<GtkWidget>? {
    guard let picked = gtk_widget_pick(widget.widgetObject, point.x, point.y, GTK_PICK_DEFAULT) else { return nil }
    return IslandWidget.isEmpty(picked, at: point, of: widget.widgetObject) ? nil : picked
  }

  private func traits(over picked: UnsafeMutablePointer<GtkWidget>) -> PressTraits {
    var traits = PressTraits()
    let around = sequence(first: picked) { gtk_widget_get_parent($0) }.prefix { $0 != widget.widgetObject }
    traits.isOnControl = participant.priority == .normal && around.contains(where: isButton)
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let (milliseconds, distance): (Int, Int) = (
      settings["gtk-double-click-time"], settings["gtk-double-click-distance"]
    )
    (traits.doubleClickTime, traits.doubleClickDistance) = (Double(milliseconds) / 1000, CGFloat(distance))
    return traits
  }

  private func isButton(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    graft_is_a(widget, gtk_button_get_type()) != 0 && gtk_widget_is_sensitive(widget) != 0
  }

  // MARK: Fingers

  private func listenToFingers(
    _ controller: OpaquePointer?, _ signal: String, _ input: @escaping (PinchMoment) -> GestureInput
  ) {
    let fingers = add(controller, participant.priority == .normal ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)
    fingers.connect("begin") { [weak self] in self?.fingers = FingerTurn() }
    fingers.connect(signal) { [weak self] arguments in
      self?.pinched(fingers, by: arguments[arguments.count - 1], input)
    }
    fingers.connect("end") { [weak self] in self?.lifted() }
    fingers.connect("cancel") { [weak self] in self?.participant.cancel() }
  }

  private func pinched(_ controller: ObjectReference, by amount: Double, _ input: (PinchMoment) -> GestureInput) {
    let isTurn = graft_is_a(controller.object, gtk_gesture_rotate_get_type()) != 0
    let size = CGSize(
      width: Int(gtk_widget_get_width(widget.widgetObject)), height: Int(gtk_widget_get_height(widget.widgetObject)))
    let isOnScreen = gtk_gesture_is_recognized(controller.object.cast()) != 0
    var moment = PinchMoment(
      amount: isTurn ? fingers.turn(to: amount) : amount,
      location: isOnScreen ? middle(of: controller) : CGPoint(x: size.width / 2, y: size.height / 2), size: size,
      time: time(of: controller))
    moment.modifiers = modifiers(of: controller)
    participant.receive(input(moment))
    if isOnScreen, participant.tracker.stage == .active, participant.priority != .simultaneous {
      gtk_gesture_set_state(controller.object.cast(), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    participant.tell()
  }

  /// Where the middle of the fingers is; of a touchpad, the pointer.
  private func middle(of controller: ObjectReference) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_bounding_box_center(controller.object.cast(), &x, &y)
    return CGPoint(x: x, y: y)
  }

  private func lifted() {
    guard participant.isFollowing else { return }
    participant.receive(.pinchEnd)
    participant.tell()
    participant.cancel()
  }
}

/// How far fingers have turned, also beyond a full turn.
struct FingerTurn {
  private var last = 0.0

  /// Takes the angle that is left of the turn without full ones, in radians, and gives the turn.
  mutating func turn(to angle: Double) -> Double {
    last += (angle - last).remainder(dividingBy: 2 * .pi)
    return last
  }
}

extension SignalArguments {
  /// Two numbers that are a point.
  func point(at index: Int) -> CGPoint { CGPoint(x: self[index] as Double, y: self[index + 1] as Double) }
}
