import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What was painted last of a row that is seen no more: it fades where it was, or goes beyond the edge.
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
  private let fade = MotionKey()
  private var opacity = 1.0
  private var isFading = false
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

  var isAtRest: Bool { isFading ? opacity == 0 : top == target }

  /// The row, which is somewhere out of sight, where it is shown; nil for one that is gone.
  var movingRow: FormerRow? {
    let frame = row.frame.offsetBy(dx: 0, dy: distance)
    return isFading ? nil : FormerRow(row: row.row, token: row.token, frame: frame, top: top)
  }

  private var distance: CGFloat { (top - row.top).rounded() }

  func move(to end: CGFloat, in transaction: Transaction = Transaction()) {
    guard let node else { return }
    top = node.shown(end, from: target, keptBy: self, in: transaction) { [weak self] in self?.show(at: $0) }
    target = end
  }

  func fade(in transaction: Transaction) {
    guard let node else { return }
    isFading = true
    opacity = node.shown(0, from: 1, keptBy: fade, in: transaction) { [weak self] in self?.show($0) }
  }

  /// The list was scrolled.
  func shift(by distance: CGFloat) {
    if distance != 0 { move(to: target + distance) }
  }

  private func show(at place: CGFloat) {
    top = place
    drawAnew()
  }

  private func show(_ opacity: Double) {
    self.opacity = opacity
    drawAnew()
  }

  private func drawAnew() {
    if life.isAlive { gtk_widget_queue_draw(listView) }
  }

  func draw(_ snapshot: OpaquePointer) {
    if isAtRest { return }
    var way = graphene_point_t(CGPoint(x: displacement.x, y: displacement.y + distance))
    var bounds = graphene_rect_t(row.frame)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &way)
    gtk_snapshot_push_opacity(snapshot, opacity)
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_node(snapshot, painted.node)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
