import CGTK
import Foundation
import GTKBridge
import GTKSupport
import Paths
import ViewGraph

/// A row that is shown on its way to where GTK has put it, or that comes.
@MainActor
final class MovingRow {
  private(set) var widget: Widget
  private let listView: UnsafeMutablePointer<GtkWidget>
  private weak var node: ListRowsNode?
  /// Where GTK has put it.
  private var frame: CGRect
  /// Where it is shown, and where its way ends.
  private(set) var top: CGFloat
  private var target: CGFloat
  /// How it comes, if it is new.
  private var arrival: RowArrival?
  /// Whether the widget may be another row's. What moves this is over later.
  private var hasEnded = false

  /// How many there have been in this process, of rows that come, too.
  private(set) static var madeCount = 0

  init(_ row: PlacedRow, in listView: UnsafeMutablePointer<GtkWidget>, _ node: ListRowsNode) {
    Self.madeCount += 1
    (widget, frame, self.listView, self.node) = (Widget(retaining: row.widget), row.frame, listView, node)
    (top, target) = (row.top, row.top)
  }

  /// By how much it is shown further down than GTK has put it, in whole pixels.
  var distance: CGFloat { (top - frame.minY).rounded() }

  /// Where that is, beside how it comes.
  var shownFrame: CGRect { frame.offsetBy(dx: 0, dy: distance) }

  /// Where GTK has put it, if it is shown somewhere: one that comes may be anywhere, and of any size.
  func placedFrame(shownAt shown: CGRect) -> CGRect {
    arrival?.isOver == false ? frame : shown.offsetBy(dx: 0, dy: -distance)
  }

  var isAtRest: Bool { top == target && arrival?.isOver != false }

  /// Moves from where it is to be shown at first; without that it is where it belongs.
  func begin(_ row: PlacedRow, from start: CGFloat?, in transaction: Transaction) {
    take(row)
    if let start { change(to: target + start - top) }
    change(to: row.top, in: start == nil ? Transaction() : transaction)
    show()
  }

  /// Comes as a whole, from where what was left of it is by now. It begins with the next place.
  func come(_ row: ListRowNode, after removal: RowRemoval?, in transaction: Transaction) {
    guard let node else { return }
    arrival = RowArrival(of: row, in: node, after: removal, transaction) { [weak self] in self?.show() }
  }

  /// GTK has put the row elsewhere without an animation: what is left of the way is as long as it was.
  func follow(_ row: PlacedRow) {
    take(row)
    change(to: row.top)
    show()
  }

  /// The widget is any row's from now on.
  func end() {
    restoreOpacity()
    hasEnded = true
  }

  /// The widget looks as GTK's.
  func restoreOpacity() { if arrival?.isOver == false { gtk_widget_set_opacity(widget.widgetObject, 1) } }

  private func take(_ row: PlacedRow) {
    frame = row.frame
    if widget.widgetObject != row.widget { widget = Widget(retaining: row.widget) }
  }

  private func change(to place: CGFloat, in transaction: Transaction = Transaction()) {
    guard let node else { return }
    top = node.shown(place, from: target, keptBy: self, in: transaction) { [weak self] in self?.show(at: $0) }
    target = place
  }

  private func show(at place: CGFloat) {
    top = place
    show()
  }

  private func show() {
    guard !hasEnded else { return }
    guard let effect = arrival?.effect(in: shownFrame) else { return put() }
    gtk_widget_set_opacity(widget.widgetObject, effect.isVisible ? effect.opacity : 0)
    put(effect.isVisible ? effect.projection(at: shownFrame.origin) : nil)
  }

  /// GTK wants to be asked for the size of what it gives a place.
  private func put(_ projection: ProjectionTransform? = nil) {
    guard gtk_widget_get_parent(widget.widgetObject) == listView else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    width = max(width, frame.width.pixels)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    widget.allocate(shownFrame, minimum: (width, height), projection)
    gtk_widget_queue_draw(listView)
  }
}

extension TransitionEffect {
  /// What is done to a row whose place begins at a point, in its own coordinates.
  fileprivate func projection(at origin: CGPoint) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: offset.x + (scale - 1) * origin.x, ty: offset.y + (scale - 1) * origin.y))
  }
}
