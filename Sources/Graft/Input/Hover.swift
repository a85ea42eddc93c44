import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Where the pointer is over a view. As SwiftUI documents it.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Not over it any more.
  case ended
}

/// That a view is told of the pointer.
private struct HoverListening: IslandEffect {
  let space: CoordinateSpace
  let tell: (HoverPhase) -> Void

  func makeCoordinator() -> HoverListener { HoverListener() }

  func update(_ widget: Widget, _ coordinator: HoverListener, environment: EnvironmentValues) {
    (coordinator.tell, coordinator.space) = (tell, space)
    coordinator.listen(to: widget)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: HoverListener) {
    (coordinator.island, coordinator.node) = (island, node)
  }

  static func dismantle(_ coordinator: HoverListener) { coordinator.end() }
}

/// What GTK tells of the pointer over one view.
@MainActor
private final class HoverListener {
  var tell: ((HoverPhase) -> Void)?
  var space = CoordinateSpace.local
  weak var island: IslandWidget?
  weak var node: ViewNode?
  private var controller: ObjectReference?
  private var isOver = false

  func listen(to widget: Widget) {
    guard controller == nil, let motion = gtk_event_controller_motion_new() else { return }
    controller = ObjectReference(retaining: motion.objectAddress)
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      for signal in ["enter", "motion"] {
        Signals.connect(motion, signal) { [weak self] in
          self?.moved(to: CGPoint(x: $0[0, as: Double.self], y: $0[1, as: Double.self]))
        }
      }
      Signals.connect(motion, "leave") { [weak self] in self?.left() }
    }
    gtk_widget_add_controller(widget.widgetObject, motion)
  }

  private func moved(to point: CGPoint) {
    isOver = true
    tell?(.active(converted(point)))
  }

  private func converted(_ point: CGPoint) -> CGPoint {
    guard let island else { return point }
    switch space {
    case .local: return point
    case .global: return island.windowPoint(point)
    case .named(let name): return node?.point(point, of: island, inCoordinatesNamed: name) ?? island.windowPoint(point)
    }
  }

  private func left() {
    guard isOver else { return }
    isOver = false
    tell?(.ended)
  }

  /// The widget that is listened to, if that is still there.
  var widget: UnsafeMutablePointer<GtkWidget>? { controller.flatMap { gtk_event_controller_get_widget($0.cast()) } }

  /// The widget goes on without it.
  func leaveWidget() {
    end()
    guard let widget, let controller = exchange(&controller, with: nil) else { return }
    gtk_widget_remove_controller(widget, controller.cast())
  }

  /// The view has gone: it is told so when no update is due any more (FO10).
  func end() { if isOver { UpdateScheduler.shared.afterUpdates { self.left() } } }
}

extension IslandWidget {
  /// Where a point is in the window or popover.
  fileprivate func windowPoint(_ point: CGPoint) -> CGPoint {
    let native = gtk_widget_get_native(widget.widgetObject).map { $0.cast(to: GtkWidget.self) }
    return native.flatMap { widget.widgetObject.point(point, in: $0) } ?? point
  }
}

/// That a row of a table is told of the pointer.
@MainActor
final class RowHover {
  var action: ((Bool) -> Void)?
  private let memory = HoverMemory()
  private let listener = HoverListener()

  init(on row: Widget) {
    listener.tell = { [memory, weak self] in if let action = self?.action { memory.tell($0 != .ended, action) } }
    listener.listen(to: row)
  }

  /// Whether it is told of the pointer over a widget.
  func isOn(_ row: Widget) -> Bool { listener.widget == row.widgetObject }

  /// The row's widget may be another row's next.
  func end() {
    listener.tell = { [memory, action] in if let action { memory.tell($0 != .ended, action) } }
    listener.leaveWidget()
  }
}

/// What keeps one from being told the same twice.
private struct HoverModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var memory = HoverMemory()

  func body(content: Content) -> some View {
    content.onContinuousHover { memory.tell($0 != .ended, action) }
  }
}

/// Whether the pointer was over the view, which nobody shows.
@MainActor
private final class HoverMemory {
  private var isOver = false

  func tell(_ isOver: Bool, _ action: (Bool) -> Void) {
    guard isOver != self.isOver else { return }
    self.isOver = isOver
    action(isOver)
  }
}

/// Where the pointer is. As SwiftUI documents it. Claim FO10.
extension View {
  /// Runs an action with true when the pointer comes over what is seen of the view, and with false when it leaves that, or when
  /// the view goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Runs an action with each place of the pointer over the view, in pixels, and when it has left.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    ModifiedItems(content: self, modifier: HoverListening(space: coordinateSpace, tell: action))
  }
}
