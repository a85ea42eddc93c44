import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// That something can be dropped before and behind a view of an element of a `ForEach`, which a line shows. Claim DD13.
struct ElementDrop: IslandEffect {
  let insertion: RowInsertion

  func makeCoordinator() -> ElementDropPlace { ElementDropPlace() }

  func update(_ widget: Widget, _ coordinator: ElementDropPlace, environment: EnvironmentValues) {
    coordinator.update(widget, environment.isEnabled ? insertion : nil)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: ElementDropPlace) { coordinator.node = node }

  static func dismantle(_ coordinator: ElementDropPlace) { coordinator.end() }
}

/// Where in the view of an element something is dropped.
@MainActor
final class ElementDropPlace {
  weak var node: ViewNode?
  /// Along which elements follow one another, if it is another axis than that of the stack.
  var axis: () -> Axis? = { nil }
  private weak var widget: Widget?
  private let listener = DropListener()
  private var elementOffset: () -> Int? = { nil }
  /// The sides of a view that the line may be at.
  private static let sides = ["top", "bottom", "left", "right"]

  /// Takes what an insertion takes, before or behind the element at an offset; that of the view unless said otherwise.
  func update(
    _ widget: Widget, _ insertion: RowInsertion?, as operation: DropOperation = .copy, at offset: (() -> Int?)? = nil
  ) {
    self.widget = widget
    elementOffset = offset ?? { [weak self] in (self?.node as? any ItemModifying)?.elementOffset }
    guard let insertion else { return end() }
    listener.target = DropTarget(
      takes: { insertion.takes($0.session) },
      operation: { [weak self] in
        self?.mark(at: $0.location)
        return operation
      },
      exited: { [weak self] _ in self?.mark(at: nil) }, drop: { [weak self] in self?.drop($0, insertion) })
    listener.listen(to: widget)
  }

  func end() {
    mark(at: nil)
    listener.end()
  }

  private func drop(_ drop: Dropping, _ insertion: RowInsertion) {
    mark(at: nil)
    guard let offset = elementOffset() else { return drop.session.finish(false) }
    insertion.drop(drop.session, isBehind(drop.location) ? offset + 1 : offset)
  }

  /// In a stack of columns one element is beside the other.
  private var isInRow: Bool { (axis() ?? node?.stackAxis) == .horizontal }

  private func isBehind(_ point: CGPoint) -> Bool {
    guard let view = widget?.widgetObject else { return false }
    guard isInRow else { return point.y > CGFloat(gtk_widget_get_height(view)) / 2 }
    let isRight = point.x > CGFloat(gtk_widget_get_width(view)) / 2
    return gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL ? !isRight : isRight
  }

  private func mark(at point: CGPoint?) {
    let shown = point.map(side)
    for side in ElementDropPlace.sides { widget?.showClass("graft-drop-\(side)", side == shown) }
  }

  private func side(of point: CGPoint) -> String {
    guard isInRow, let view = widget?.widgetObject else { return isBehind(point) ? "bottom" : "top" }
    return isBehind(point) == (gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL) ? "left" : "right"
  }
}
