import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// GTK binds about 200 rows; what is in a row appears when the row is seen. Claim LS7.
extension RowItems: LayoutFollowing {
  func lookAround() -> Bool {
    keepFocusOutOfSight()
    noteOffset()
    var differs = awaitedPlace != nil || awaitedOffset != nil
    for (item, row) in shownRows where row.isBuilt {
      let isSeen = isSeen(item)
      row.wasPlaced(inSight: isSeen)
      differs = differs || row.isInSight != isSeen
    }
    return differs
  }

  func adoptLayout() {
    adoptKeptPlace()
    adoptKeptOffset()
    for (item, row) in shownRows { row.setInSight(isSeen(item)) }
  }

  /// GTK gives rows no place that are beyond what is seen.
  private func isSeen(_ item: Item) -> Bool {
    guard let row = itemWidget(of: item), gtk_widget_get_mapped(row) != 0, let frame = shownFrame(of: row) else {
      return false
    }
    return frame.maxY > 0 && frame.minY < CGFloat(gtk_widget_get_height(listView))
  }

  /// Where the widget of a row is in what is seen of the list; nil if GTK has given it no place.
  func shownFrame(of row: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_get_child_visible(row) != 0, gtk_widget_compute_bounds(row, listView, &bounds) != 0 else {
      return nil
    }
    return CGRect(bounds)
  }
}
