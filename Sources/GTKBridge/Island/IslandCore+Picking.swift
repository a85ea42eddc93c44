import CGTK
import Foundation
import GTKSupport

/// Where the pointer reaches what is drawn.
extension IslandCore {
  /// Whether the island itself is hit at a point: where a form says so, or a drawing is, wherever it lies in depth.
  func isHit(at point: CGPoint) -> Bool {
    if isCutAway(point) { return false }
    if let hitForm { return isInside(hitForm, point) }
    return items.drawingCount > 0 && items.all.contains { ($0 as? DrawnElement)?.isHit(at: point) == true }
  }

  /// Whether what is in front at a point is a drawing, and not a widget or one that a widget stands for.
  func showsDrawing(at point: CGPoint) -> Bool {
    if isCutAway(point) { return false }
    for item in items.all.reversed() {
      if let child = item.child?.widgetObject {
        if isPicked(child, at: point) { return false }
      } else if (item as? DrawnElement)?.isHit(at: point) == true {
        return true
      }
    }
    return false
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
  func point(_ point: CGPoint, in other: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
    var (point, found) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
    guard gtk_widget_compute_point(self, other, &point, &found) != 0 else { return nil }
    return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
  }
}
