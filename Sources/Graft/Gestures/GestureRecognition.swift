import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Which gesture it is.
enum GestureKind: Equatable {
  case nothing
  case drag(minimumDistance: CGFloat)
  case tap(count: Int)
  case longPress(duration: Double, maximumDistance: CGFloat)
}

/// Where a gesture is, in the coordinates of its view.
struct GestureEvent {
  var start: CGPoint
  var location: CGPoint
  /// Where the view is in its window.
  var origin: CGPoint
  /// How fast the pointer is, in pixels for each second.
  var velocity: CGSize

  /// A point of the view in the coordinates of the view or of its window.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    space.isLocal ? point : CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

/// What happens in the course of a gesture.
struct GestureActions {
  var kind: GestureKind
  var changed: (GestureEvent) -> Void
  var ended: (GestureEvent) -> Void
  /// After the end, or without one.
  var finished: () -> Void

  init<Value>(_ response: _GestureResponse<Value>) {
    kind = response.kind
    changed = { event in for action in response.changed { action(response.value(event)) } }
    ended = { event in for action in response.ended { action(response.value(event)) } }
    finished = { for action in response.finished { action() } }
  }
}

extension View {
  /// Follows a gesture that begins on the view, where it shows something. A control inside comes first, and of gestures
  /// the innermost. As SwiftUI documents it.
  public func gesture<Attached: Gesture>(_ gesture: Attached) -> some View {
    ModifiedItems(content: self, modifier: GestureRecognition(actions: GestureActions(gesture._response)))
  }
}

/// That the widget around a view recognises a gesture.
struct GestureRecognition: IslandEffect {
  let actions: GestureActions

  func makeCoordinator() -> GestureCoordinator { GestureCoordinator() }

  func update(_ widget: Widget, _ coordinator: GestureCoordinator, environment: EnvironmentValues) {
    let isRecognized = environment.isEnabled && environment.recognizesGestures && actions.kind != .nothing
    coordinator.update(widget, isRecognized ? actions : nil)
  }

  static func dismantle(_ coordinator: GestureCoordinator) { coordinator.end() }
}

/// What a gesture keeps between updates.
@MainActor
final class GestureCoordinator {
  private var recognizer: GestureRecognizer?

  /// Goes on with newer actions, or begins to recognise another gesture, or none.
  func update(_ widget: Widget, _ actions: GestureActions?) {
    if let recognizer, let actions, recognizer.actions.kind == actions.kind {
      recognizer.actions = actions
      return
    }
    end()
    recognizer = actions.map { GestureRecognizer.make($0, on: widget) }
  }

  func end() {
    recognizer?.end()
    recognizer = nil
  }
}
