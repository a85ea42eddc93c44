import CGTK
import GTKSupport
import ViewGraph

/// The rows of a table that can be dragged to another place, each by GTK's widget around its cells.
@MainActor
final class TableRowDrags {
  private struct Shown {
    let widget: UnsafeMutablePointer<GtkWidget>
    let drag: ListRowDrag
  }

  private var shown: [ObjectIdentifier: Shown] = [:]

  /// Has a row be dragged by a widget, or no longer.
  func show(_ row: ListRowNode, in widget: UnsafeMutablePointer<GtkWidget>?) {
    guard shown[ObjectIdentifier(row)]?.widget != widget else { return }
    end(row)
    guard let widget else { return }
    shown[ObjectIdentifier(row)] = Shown(widget: widget, drag: ListRowDrag(row, from: Widget(retaining: widget)))
  }

  /// GTK may be about to end the widget of a row, which nothing of ours is to keep.
  func end(_ row: ListRowNode) { shown.removeValue(forKey: ObjectIdentifier(row))?.drag.end() }

  func end() {
    for row in shown.values { row.drag.end() }
    shown = [:]
  }
}
