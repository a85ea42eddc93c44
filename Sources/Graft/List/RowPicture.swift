import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What was painted last of a row that is seen no more: it goes from where it was as its view says, or beyond the edge.
@MainActor
final class RowPicture {
  private let row: FormerRow
  private let painted: RenderNode
  private let listView: UnsafeMutablePointer<GtkWidget>
  /// Other code may have disposed of the list.
  private let life: ObjectWatch
  private weak var node: ListRowsNode?
  private var top: CGFloat
  private var target: CGFloat
  /// How it goes, if the row is gone.
  private(set) var removal: RowRemoval?
  /// How far from where it was painted it is by now, besides its way.
  var displacement = CGPoint.zero

  /// A part of what was painted of a list.
  init(
    of row: FormerRow, in painted: RenderNode, over listView: UnsafeMutablePointer<GtkWidget>, _ node: ListRowsNode
  ) {
    (self.row, self.painted, self.listView, self.node) = (row, painted, listView, node)
    life = ObjectWatch(listView)
    (top, target) = (row.top, row.top)
  }

  var isAtRest: Bool { removal?.isOver ?? (top == target) }

  /// The row where it is shown, or was when it began to go.
  var shownRow: FormerRow {
    let frame = row.frame.offsetBy(dx: displacement.x, dy: displacement.y + distance)
    return FormerRow(row: row.row, token: row.token, frame: frame, top: top)
  }

  /// The same for one that is somewhere out of sight; nil for one that is gone.
  var movingRow: FormerRow? { removal == nil ? shownRow : nil }

  /// Whether this is left of a row whose element has another one by now.
  func isLeft(of other: ListRowNode) -> Bool { removal != nil && row.row.wasSame(as: other) }

  private var distance: CGFloat { (top - row.top).rounded() }

  func move(to end: CGFloat, in transaction: Transaction = Transaction()) {
    guard let node else { return }
    top = node.shown(end, from: target, keptBy: self, in: transaction) { [weak self] in self?.show(at: $0) }
    target = end
  }

  /// Goes as the row's view says.
  func leave(in transaction: Transaction) {
    guard let node else { return }
    removal = RowRemoval(of: row.row, in: node, transaction) { [weak self] in self?.drawAnew() }
  }

  /// The list was scrolled.
  func shift(by distance: CGFloat) {
    if distance != 0 { move(to: target + distance) }
  }

  private func show(at place: CGFloat) {
    top = place
    drawAnew()
  }

  private func drawAnew() {
    if life.isAlive { gtk_widget_queue_draw(listView) }
  }

  func draw(_ snapshot: OpaquePointer) {
    let effect = removal?.effect(in: row.frame) ?? .none
    if isAtRest || !effect.isVisible { return }
    var way = graphene_point_t(
      CGPoint(x: displacement.x + effect.offset.x, y: displacement.y + distance + effect.offset.y))
    var bounds = graphene_rect_t(row.frame)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &way)
    gtk_snapshot_scale(snapshot, Float(effect.scale), Float(effect.scale))
    gtk_snapshot_push_opacity(snapshot, effect.opacity)
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_node(snapshot, painted.node)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
