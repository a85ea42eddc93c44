import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// Recognises one gesture on a widget.
@MainActor
class GestureRecognizer {
  final var actions: GestureActions
  private let controller: ObjectReference
  private unowned let widget: Widget
  private let handlers = HandlerGroup()
  /// Whether the gesture has begun and was told of.
  private(set) final var isActive = false

  static func make(_ actions: GestureActions, on widget: Widget) -> GestureRecognizer {
    switch actions.kind {
    case .nothing: fatalError("no gesture is recognised")
    case .drag(let distance): DragRecognizer(actions, on: widget, minimumDistance: distance)
    case .tap(let count): TapRecognizer(actions, on: widget, count: count)
    case .longPress(let duration, let distance):
      LongPressRecognizer(actions, on: widget, duration: duration, maximumDistance: distance)
    }
  }

  fileprivate init(_ actions: GestureActions, on widget: Widget, controller: OpaquePointer?) {
    guard let controller else { fatalError("GTK made no gesture") }
    self.actions = actions
    self.widget = widget
    self.controller = ObjectReference(retaining: controller.objectAddress)
    // The widget takes the reference that the caller had.
    gtk_widget_add_controller(widget.widgetObject, controller)
    handlers.collect { connect(self.controller) }
  }

  /// Connects what tells of the gesture.
  func connect(_ controller: ObjectReference) {
    controller.connect("cancel") { [weak self] in self?.finish() }
  }

  /// The gesture's view is going, or has another gesture.
  final func end() {
    handlers.disconnectAll()
    gtk_widget_remove_controller(widget.widgetObject, controller.object.cast())
    finish()
  }

  // MARK: For those who recognise

  final func change(_ start: CGPoint, _ location: CGPoint) {
    isActive = true
    actions.changed(event(start, location))
  }

  final func complete(_ start: CGPoint, _ location: CGPoint) {
    claim()
    EditedField.finish()
    actions.ended(event(start, location))
    finish()
  }

  /// Whatever was begun is over. Again is no harm.
  func finish() {
    guard isActive else { return }
    isActive = false
    actions.finished()
  }

  /// Gestures of what is around are not meant.
  final func claim() { gtk_gesture_set_state(controller.object.cast(), GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Leaves a press to others where the view shows nothing.
  final func accepts(_ point: CGPoint) -> Bool {
    let picked = gtk_widget_pick(widget.widgetObject, point.x, point.y, GTK_PICK_DEFAULT)
    if let picked, !IslandWidget.isEmpty(picked, at: point, of: widget.widgetObject) { return true }
    gtk_gesture_set_state(controller.object.cast(), GTK_EVENT_SEQUENCE_DENIED)
    return false
  }

  final func contains(_ point: CGPoint) -> Bool {
    gtk_widget_pick(widget.widgetObject, point.x, point.y, GTK_PICK_DEFAULT) != nil
  }

  private func event(_ start: CGPoint, _ location: CGPoint) -> GestureEvent {
    var (x, y) = (0.0, 0.0)
    if let root = gtk_widget_get_root(widget.widgetObject) {
      gtk_widget_translate_coordinates(widget.widgetObject, root.cast(), 0, 0, &x, &y)
    }
    return GestureEvent(start: start, location: location, origin: CGPoint(x: x, y: y), velocity: velocity)
  }

  /// How fast the pointer is.
  var velocity: CGSize { .zero }

  /// When the event came that is being handled, in seconds.
  final var eventTime: Double {
    Double(gtk_event_controller_get_current_event_time(controller.object.cast())) / 1000
  }
}

/// The button was pressed and released.
private final class TapRecognizer: GestureRecognizer {
  private let count: Int

  init(_ actions: GestureActions, on widget: Widget, count: Int) {
    self.count = count
    super.init(actions, on: widget, controller: gtk_gesture_click_new())
  }

  override func connect(_ controller: ObjectReference) {
    super.connect(controller)
    controller.connect("pressed") { [weak self] arguments in _ = self?.accepts(arguments.point(at: 1)) }
    controller.connect("released") { [weak self] arguments in
      self?.released(after: arguments[0], at: arguments.point(at: 1))
    }
  }

  private func released(after presses: Int, at point: CGPoint) {
    guard presses > 0, presses % count == 0, contains(point) else { return }
    complete(point, point)
  }
}

/// The pointer is followed while the button is held.
private class PointerRecognizer: GestureRecognizer {
  /// Where the button was pressed; nil when it is not, or the press is not meant.
  fileprivate final var start: CGPoint?

  init(_ actions: GestureActions, on widget: Widget) {
    super.init(actions, on: widget, controller: gtk_gesture_drag_new())
  }

  override func connect(_ controller: ObjectReference) {
    super.connect(controller)
    controller.connect("drag-begin") { [weak self] arguments in self?.begin(at: arguments.point(at: 0)) }
    controller.connect("drag-update") { [weak self] arguments in self?.moved(by: arguments.point(at: 0)) }
    controller.connect("drag-end") { [weak self] arguments in self?.released(after: arguments.point(at: 0)) }
  }

  private func begin(at point: CGPoint) {
    guard accepts(point) else { return }
    start = point
    pressed(at: point)
  }

  private func moved(by offset: CGPoint) {
    if let start { moved(from: start, by: offset) }
  }

  private func released(after offset: CGPoint) {
    if let start { released(from: start, by: offset) }
    finish()
  }

  func pressed(at point: CGPoint) {}
  func moved(from start: CGPoint, by offset: CGPoint) {}
  func released(from start: CGPoint, by offset: CGPoint) {}

  override func finish() {
    start = nil
    super.finish()
  }
}

private final class DragRecognizer: PointerRecognizer {
  private let minimumDistance: CGFloat
  /// Where the pointer was when it was told of last.
  private var last: CGPoint?
  private var trace = PointerTrace()

  override var velocity: CGSize { trace.velocity }

  init(_ actions: GestureActions, on widget: Widget, minimumDistance: CGFloat) {
    self.minimumDistance = minimumDistance
    super.init(actions, on: widget)
  }

  override func pressed(at point: CGPoint) {
    trace = PointerTrace()
    trace.add(point, at: eventTime)
    guard minimumDistance <= 0 else { return }
    claim()
    last = point
    change(point, point)
  }

  override func moved(from start: CGPoint, by offset: CGPoint) {
    let location = start.moved(by: offset)
    trace.add(location, at: eventTime)
    guard isActive || offset.length >= minimumDistance else { return }
    guard !isActive || location != last else { return }
    if !isActive { claim() }
    last = location
    change(start, location)
  }

  override func released(from start: CGPoint, by offset: CGPoint) {
    trace.add(start.moved(by: offset), at: eventTime)
    if isActive { complete(start, start.moved(by: offset)) }
  }
}

private final class LongPressRecognizer: PointerRecognizer {
  private let maximumDistance: CGFloat
  private let milliseconds: UInt32
  private lazy var timer = WakeSource(priority: 0, delay: milliseconds) { [unowned self] in
    if let start { complete(start, start) }
  }

  init(_ actions: GestureActions, on widget: Widget, duration: Double, maximumDistance: CGFloat) {
    self.maximumDistance = maximumDistance
    // What is no time, or too long for GLib, is as near to it as can be.
    milliseconds = UInt32(min(max(duration.isNaN ? 0 : duration * 1000, 1), 1e9))
    super.init(actions, on: widget)
  }

  override func pressed(at point: CGPoint) {
    change(point, point)
    timer.wake()
  }

  override func moved(from start: CGPoint, by offset: CGPoint) {
    if offset.length > maximumDistance { finish() }
  }

  override func finish() {
    timer.cancel()
    super.finish()
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }

  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
}

extension SignalArguments {
  /// Two numbers that are a point.
  fileprivate func point(at index: Int) -> CGPoint { CGPoint(x: self[index] as Double, y: self[index + 1] as Double) }
}
