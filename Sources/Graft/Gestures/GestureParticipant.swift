import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Which gestures come first where several are meant.
enum GesturePriority {
  case normal, high, simultaneous
}

/// A tracker, whatever it tells.
@MainActor
protocol GestureFollowing: AnyObject {
  var stage: GestureStage { get }
  var sources: GestureSources { get }
  var deadline: Double? { get }
  var isDecided: Bool { get }
  func receive(_ input: GestureInput)
  func cancel()
  func reset()
  func tell()
  func tellEnd()
}

extension _GestureTracker: GestureFollowing {
  var stage: GestureStage { phase.stage }
}

/// The gesture of one view.
@MainActor
final class GestureParticipant {
  var tracker: any GestureFollowing
  let priority: GesturePriority
  weak var arena: GestureArena?
  /// Where the view is among others, for coordinates by name.
  weak var node: ViewNode?
  /// Whether a press on a widget inside may begin the gesture.
  var accepts: (UnsafeMutablePointer<GtkWidget>) -> Bool = { _ in true }
  /// Whether a press or fingers have begun something that is not over.
  private(set) var isFollowing = false
  /// Whether it has ended, and not before the button was released.
  private(set) var hasEndedWithRelease = false
  private unowned let widget: Widget
  private var listener: GestureListener?

  init(_ tracker: any GestureFollowing, _ priority: GesturePriority, on widget: Widget) {
    (self.tracker, self.priority, self.widget) = (tracker, priority, widget)
    listener = GestureListener(for: self, on: widget, tracker.sources)
  }

  /// The view is going, or has another gesture.
  func end() {
    listener?.end()
    listener = nil
    cancel()
    arena?.leave(self)
  }

  // MARK: For those who compare

  var liveDeadline: Double? { tracker.stage.isOver ? nil : tracker.deadline }

  func receive(_ input: GestureInput) {
    if !isFollowing || isOverAndTold { begin() }
    guard !tracker.stage.isOver else { return }
    tracker.receive(input)
    if case .release = input { hasEndedWithRelease = tracker.stage == .ended }
  }

  private var isTold = false

  private var isOverAndTold: Bool { tracker.stage.isOver && isTold }

  private func begin() {
    isFollowing = true
    (isTold, hasEndedWithRelease) = (false, false)
    tracker.reset()
  }

  func tell() {
    guard isFollowing else { return }
    if tracker.stage == .ended, !isTold { EditedField.finish() }
    tracker.tell()
    isTold = tracker.stage.isOver
  }

  func tellEnd() {
    guard isFollowing else { return }
    tracker.tellEnd()
  }

  /// Is over without an end, if it is not yet.
  func cancel() {
    guard isFollowing else { return }
    isFollowing = false
    // What has ended and was never told has given way to another gesture.
    if !isTold { tracker.cancel() }
    if tracker.stage == .failed { tracker.tell() }
    tracker.tellEnd()
  }

  func claim() { listener?.claim() }

  /// Whether a finger that moves is rather to scroll what is around.
  var givesWayToScrolling: Bool { priority == .normal && tracker.sources.contains(.movement) }

  func keepFromScrolling() { listener?.keepFromScrolling() }

  func letGo() { listener?.reset() }

  // MARK: Places

  /// Where the pointer is for this view.
  func moment(at location: CGPoint, time: Double, isRelease: Bool = false) -> PointerMoment {
    let own = window?.point(location, in: widget.widgetObject) ?? location
    var moment = PointerMoment(location: own, windowLocation: location, time: time)
    if isRelease { moment.isInside = contains(own) }
    moment.convert = { [weak self] point, space in self?.convert(point, to: space) ?? point }
    return moment
  }

  /// The window or popover.
  private var window: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_native(widget.widgetObject).map { $0.cast() }
  }

  func windowLocation(of point: CGPoint) -> CGPoint {
    window.flatMap { widget.widgetObject.point(point, in: $0) } ?? point
  }

  private func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return point
    case .global: return windowLocation(of: point)
    case .named(let name):
      let holder = listener?.island
      return holder.flatMap { node?.point(point, of: $0, inCoordinatesNamed: name) } ?? windowLocation(of: point)
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    gtk_widget_pick(widget.widgetObject, point.x, point.y, GTK_PICK_DEFAULT) != nil
  }

  var island: IslandWidget? {
    get { listener?.island }
    set { listener?.island = newValue }
  }
}
