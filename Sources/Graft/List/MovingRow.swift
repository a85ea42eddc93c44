import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A row that is shown on its way to where GTK has put it, or that fades in.
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
  private let fade = MotionKey()
  private var opacity = 1.0
  /// Whether the widget may be another row's. What moves this is over later.
  private var hasEnded = false

  init(_ row: PlacedRow, in listView: UnsafeMutablePointer<GtkWidget>, _ node: ListRowsNode) {
    (widget, frame, self.listView, self.node) = (Widget(retaining: row.widget), row.frame, listView, node)
    (top, target) = (row.top, row.top)
  }

  /// By how much it is shown further down than GTK has put it, in whole pixels.
  var distance: CGFloat { (top - frame.minY).rounded() }

  var isAtRest: Bool { top == target && opacity == 1 }

  /// Moves from where it is to be shown at first; without that it is where it belongs.
  func begin(_ row: PlacedRow, from start: CGFloat?, in transaction: Transaction) {
    take(row)
    if let start { change(to: target + start - top) }
    change(to: row.top, in: start == nil ? Transaction() : transaction)
    put()
  }

  func fadeIn(from opacity: Double, in transaction: Transaction) {
    guard let node else { return }
    show(node.shown(1, from: opacity, keptBy: fade, in: transaction) { [weak self] in self?.show($0) })
  }

  /// GTK has put the row elsewhere without an animation: what is left of the way is as long as it was.
  func follow(_ row: PlacedRow) {
    take(row)
    change(to: row.top)
    put()
  }

  /// The widget is any row's from now on.
  func end() {
    restoreOpacity()
    hasEnded = true
  }

  /// The widget looks as GTK's.
  func restoreOpacity() { if opacity < 1 { gtk_widget_set_opacity(widget.widgetObject, 1) } }

  private func take(_ row: PlacedRow) {
    frame = row.frame
    guard widget.widgetObject != row.widget else { return }
    widget = Widget(retaining: row.widget)
    show(opacity)
  }

  private func change(to place: CGFloat, in transaction: Transaction = Transaction()) {
    guard let node else { return }
    top = node.shown(place, from: target, keptBy: self, in: transaction) { [weak self] in self?.show(at: $0) }
    target = place
  }

  private func show(at place: CGFloat) {
    top = place
    put()
  }

  private func show(_ opacity: Double) {
    guard !hasEnded else { return }
    self.opacity = opacity
    gtk_widget_set_opacity(widget.widgetObject, opacity)
  }

  /// GTK wants to be asked for the size of what it gives a place.
  private func put() {
    guard !hasEnded, gtk_widget_get_parent(widget.widgetObject) == listView else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    width = max(width, frame.width.pixels)
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    widget.allocate(frame.offsetBy(dx: 0, dy: distance), minimum: (width, height))
    gtk_widget_queue_draw(listView)
  }
}
