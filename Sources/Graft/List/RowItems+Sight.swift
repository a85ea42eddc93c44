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
    let differs = awaitedPlace != nil || awaitedOffset != nil
    noteLostRows(lookAtRows())
    return placeHeader() || differs || hasLostRows || movedInSight.contains { $0.row.isBuilt }
  }

  /// Tells whether any item is seen.
  private func lookAtRows() -> Bool {
    let staying = stayingRow
    var isAnySeen = false
    movedInSight = []
    forEachShownRow { item, row in
      let isItemSeen = isSeen(item)
      isAnySeen = isAnySeen || isItemSeen
      let isSeen = isItemSeen || row === staying
      // Most rows are not seen, as before.
      guard isSeen || row.isInSight else { return }
      if row.isBuilt { row.wasPlaced(inSight: isSeen) }
      if row.isInSight != isSeen { movedInSight.append((row, isSeen)) }
    }
    return isAnySeen
  }

  func adoptLayout() {
    if exchange(&hasLostRows, with: false) { findRows() }
    adoptKeptPlace()
    adoptKeptOffset()
    // Of those that are seen, some may be hidden by now.
    for (row, isSeen) in exchange(&movedInSight, with: []) where row.isShown || !isSeen { row.setInSight(isSeen) }
    exchangeHeader()
  }

  /// GTK may show no row where there are some: after a jump far away it may have gone to the row with the focus, whose items it
  /// keeps.
  private func noteLostRows(_ isAnySeen: Bool) {
    hasLostRows = false
    if isAnySeen { return lostOffset = nil }
    guard rows.count > 0, life.isAlive, gtk_widget_get_mapped(listView) != 0, gtk_widget_get_height(listView) > 0,
      let adjustment = gtk_scrollable_get_vadjustment(listView.cast())
    else { return }
    hasLostRows = lostOffset != gtk_adjustment_get_value(adjustment)
  }

  /// Has GTK go once to the rows to which is scrolled.
  private func findRows() {
    guard let adjustment = gtk_scrollable_get_vadjustment(listView.cast()) else { return }
    lostOffset = gtk_adjustment_get_value(adjustment)
    OwnScrolling.repeat(adjustment)
  }

  /// GTK gives rows no place that are beyond what is seen, and does not map what is in them.
  func isSeen(_ item: Item) -> Bool {
    guard let child = gtk_list_item_get_child(item.cast()), gtk_widget_get_mapped(child) != 0,
      let row = itemWidget(of: item)
    else { return false }
    return isSeen(row)
  }

  /// Whether the widget of a row is in what is seen of the list. GTK may give one a place that ends where that begins.
  func isSeen(_ row: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let frame = placedFrame(of: row) else { return false }
    return frame.maxY > 0 && frame.minY < CGFloat(gtk_widget_get_height(listView))
  }

  /// Where the widget of a row belongs in what is seen of the list, on whose way it may be shown elsewhere; nil if GTK has given it
  /// no place.
  func placedFrame(of row: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    shownFrame(of: row).map { motion.placedFrame(of: row, shownAt: $0) }
  }

  /// Where the widget of a row is shown in what is seen of the list; nil if GTK has given it no place.
  func shownFrame(of row: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_get_child_visible(row) != 0, gtk_widget_compute_bounds(row, listView, &bounds) != 0 else {
      return nil
    }
    return CGRect(bounds)
  }
}
