import CGTK
import Foundation
import GTKSupport
import Paths

/// Where the pointer reaches what is drawn.
extension IslandCore {
  /// Whether the island itself is hit at a point: where a form says so, or a drawing is, wherever it lies in depth.
  func isHit(at point: CGPoint) -> Bool {
    if let hitForm { return isInside(hitForm, point) && !isCutAwayHere(point) }
    guard items.drawingCount > 0 else { return false }
    return items.all.contains { ($0 as? DrawnElement)?.isHit(at: point) == true } && !isCutAwayHere(point)
  }

  /// Whether a clip of this island or of one around it cuts a point away. GTK asks children before their parents.
  func isCutAwayHere(_ point: CGPoint) -> Bool {
    sequence(first: widget, next: { gtk_widget_get_parent($0) }).contains { around in
      guard let core = IslandWidgetType.core(of: around), core.clip != nil else { return false }
      return widget.point(point, in: around).map(core.isCutAway) ?? false
    }
  }

  /// Whether what is in front at a point is a drawing, and not a widget or one that a widget stands for.
  func showsDrawing(at point: CGPoint) -> Bool {
    let front = items.all.lastIndex { $0.child == nil && ($0 as? DrawnElement)?.isHit(at: point) == true }
    // Where no widget is behind the drawing, the island itself is picked. Children are asked only then, as each of them asks
    // its own.
    guard let front, items.all[..<front].contains(where: { $0.child != nil }), !isCutAwayHere(point) else {
      return false
    }
    return !items.all[(front + 1)...].contains { item in
      item.child.map { isPicked($0.widgetObject, at: point) } ?? false
    }
  }

  private func isPicked(_ child: UnsafeMutablePointer<GtkWidget>, at point: CGPoint) -> Bool {
    guard isChild(child), gtk_widget_get_child_visible(child) != 0, let point = widget.point(point, in: child) else {
      return false
    }
    return gtk_widget_pick(child, point.x, point.y, GTK_PICK_DEFAULT) != nil
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// A point of this widget in the coordinates of another in its window.
  package func point(_ point: CGPoint, in other: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
    projection(to: other).map { point.applying($0) }
  }
}
