import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What can be dropped on the view of a row.
enum RowDropping: RowTraitKey {
  static var defaultValue: DropTarget? { nil }
}

/// That something can be dropped anywhere on a row whose view takes it.
@MainActor
final class RowDrop {
  private let row: Widget
  private let surface: RowSurface
  private let listener = DropListener()

  init(on row: Widget, around surface: RowSurface) {
    (self.row, self.surface) = (row, surface)
    listener.listen(to: row)
  }

  /// The view is told where in it the drop is, also beside it.
  func take(_ target: DropTarget) {
    listener.target = DropTarget(
      takes: { [self] in target.takes(inView($0)) }, entered: { [self] in target.entered(inView($0)) },
      operation: { [self] in target.operation(inView($0)) }, exited: { [self] in target.exited(inView($0)) },
      isTargeted: target.isTargeted, drop: { [self] in target.drop(inView($0)) })
  }

  private func inView(_ drop: Dropping) -> Dropping {
    let origin = surface.origin(in: row)
    var moved = drop
    moved.location = CGPoint(x: drop.location.x - origin.x, y: drop.location.y - origin.y)
    return moved
  }

  /// The row's widget may be another row's next.
  func end() { listener.leaveWidget() }
}
