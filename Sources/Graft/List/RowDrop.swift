import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What can be dropped on the view of a row.
enum RowDropping: RowTraitKey {
  static var defaultValue: DropTarget? { nil }
}

/// That something can be dropped anywhere on a row whose view takes it; that of a table is no one view.
@MainActor
final class RowDrop {
  /// Not kept: GTK may be about to end its row, which nothing of ours is to hold then.
  private weak var surface: RowSurface?
  private let listener = DropListener()

  init(on row: Widget, around surface: RowSurface? = nil) {
    self.surface = surface
    listener.listen(to: row)
  }

  /// The view is told where in it the drop is, also beside it.
  func take(_ target: DropTarget) {
    let inView = { [weak listener, weak surface] in RowDrop.moved($0, to: surface, in: listener?.widget) }
    listener.target = DropTarget(
      takes: { target.takes(inView($0)) }, entered: { target.entered(inView($0)) },
      operation: { target.operation(inView($0)) }, exited: { target.exited(inView($0)) },
      isTargeted: target.isTargeted, drop: { target.drop(inView($0)) })
  }

  private static func moved(_ drop: Dropping, to surface: RowSurface?, in row: Widget?) -> Dropping {
    guard let surface, let row else { return drop }
    let origin = surface.origin(in: row)
    var moved = drop
    moved.location = CGPoint(x: drop.location.x - origin.x, y: drop.location.y - origin.y)
    return moved
  }

  /// The row's widget may be another row's next.
  func end() { listener.leaveWidget() }
}
