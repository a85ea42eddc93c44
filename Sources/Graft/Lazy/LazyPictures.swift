import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What was painted of rows of a lazy container that are gone, and goes from where they were. Claim MO84.
@MainActor
final class LazyPictures {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var all: [ObjectIdentifier: RowPicture] = [:]
  /// What was painted last.
  private var painted: RenderNode?

  init(over widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    // What is not shown keeps no picture.
    Signals.connect(widget, "unmap") { [weak self] in self?.painted = nil }
  }

  func end() { (all, painted) = ([:], nil) }

  /// Has a row go from a frame, which may be said again while nothing was painted since.
  func leave(_ row: FormerRow, to frame: CGRect, of rows: ListRowsNode, in transaction: Transaction) {
    if all[row.key] == nil, let painted {
      let picture = RowPicture(of: row, in: painted, over: widget, rows)
      all[row.key] = picture
      picture.leave(in: transaction)
    }
    all[row.key]?.displacement = CGPoint(x: frame.minX - row.frame.minX, y: frame.minY - row.frame.minY)
  }

  /// No longer shows what is left of the row that the element of this one had before.
  func takeBack(_ row: ListRowNode) -> (removal: RowRemoval, frame: CGRect)? {
    guard let (key, picture) = all.first(where: { $0.value.isLeft(of: row) }), let removal = picture.removal else {
      return nil
    }
    all[key] = nil
    return (removal, picture.shownRow.frame)
  }

  /// Draws the rows that are there, as a function does, over those that are gone.
  func draw(_ snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    for picture in all.values { picture.draw(snapshot) }
    painted = RenderNode(draw)
    if let painted { gtk_snapshot_append_node(snapshot, painted.node) }
    if !all.isEmpty { all = all.filter { !$0.value.isAtRest } }
  }
}
