import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Where the row at a position is to begin in what is seen.
struct KeptPlace {
  let position: Int
  let top: CGFloat
}

/// Rows in another order are seen where they come to: GTK by itself would stay with the row that was the first. Claim TB9.
extension RowItems {
  /// What is to be seen from on, whichever row that is after a change; nil where the rows that are seen stay in their order but for one, as GTK
  /// stays with the first of them then (LZ20). To be asked while GTK has not been told of the change.
  func placeToKeep(removed: Int, added: Int) -> KeptPlace? {
    let keepsOffset = rows.node?.keepsScrollOffset == true
    guard life.isAlive, keepsOffset || removed > 1 && added > 1 else { return nil }
    let seen = seenRows
    guard let first = seen.first, keepsOffset || haveAnotherOrder(seen.map(\.row)) else { return nil }
    return KeptPlace(position: first.position, top: first.top)
  }

  /// The rows that are seen, from the top on, where GTK knows them to be.
  var seenRows: [(row: ListRowNode, position: Int, top: CGFloat)] {
    let height = CGFloat(gtk_widget_get_height(listView))
    let frames = shownRows.compactMap { item, row in itemWidget(of: item).flatMap(placedFrame).map { (item, row, $0) } }
    return frames.filter { $0.2.maxY > 0 && $0.2.minY < height }.map { ($0.1, position(of: $0.0), $0.2.minY) }
      .sorted { $0.1 < $1.1 }
  }

  /// Whether more is in another order than one row, which has been moved from among its neighbours.
  private func haveAnotherOrder(_ seen: [ListRowNode]) -> Bool {
    let positions = seen.filter(\.isMounted).compactMap { rows.position(of: $0) }
    let isAscending = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    return !isAscending && !positions.indices.contains { areNeighbors(positions, but: $0) }
  }

  /// Whether rows follow each other, with at most one between two, when one of them is left out.
  private func areNeighbors(_ positions: [Int], but index: Int) -> Bool {
    var others = positions
    others.remove(at: index)
    return zip(others, others.dropFirst()).allSatisfy { (1...2).contains($1 - $0) }
  }

  /// Brings the row at a position there into sight, and to its place once GTK has given it one: by now a row may have the place that it
  /// had before the change, where GTK knows of none.
  func keep(_ place: KeptPlace) {
    guard rows.count > 0 else { return }
    let position = min(place.position, rows.count - 1)
    awaitedPlace = KeptPlace(position: position, top: place.top)
    ListActions.scroll(to: position, in: listView)
  }

  /// GTK has laid rows of other heights out, and has kept what is seen: it is to be moved if the change says so, as it is where GTK
  /// has left the start by itself. Claim SC5.
  func noteOffset() {
    guard life.isAlive, let adjustment = gtk_scrollable_get_vadjustment(listView.cast()) else { return }
    let (offset, page) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
    let keepsOffset = rows.node?.layoutKeepsScrollOffset == true || hasLeftStart(to: offset, page)
    latestPage = page
    let isKept = keepsOffset && awaitedPlace == nil
    if isKept, let latestOffset, offset != latestOffset { awaitedOffset = latestOffset } else { latestOffset = offset }
  }

  /// Whether a list that was seen from its start has been scrolled by no more than it has become shorter: GTK stays with the row
  /// to which the user went last. So it is to be where that has the focus and would not be seen otherwise.
  private func hasLeftStart(to offset: Double, _ page: Double) -> Bool {
    guard latestOffset == 0, offset > 0, offset <= latestPage - page else { return false }
    guard let focused = rowWithFocus, let row = widget(ofRow: focused.position) else { return true }
    return placedFrame(of: row).map { Double($0.maxY) + offset <= page } ?? false
  }

  func adoptKeptOffset() {
    guard let offset = exchange(&awaitedOffset, with: nil), life.isAlive else { return }
    gtk_scrollable_get_vadjustment(listView.cast()).map { OwnScrolling.set($0, to: offset) }
  }

  /// GTK has laid the rows out.
  func adoptKeptPlace() {
    guard let place = exchange(&awaitedPlace, with: nil), life.isAlive, let widget = widget(ofRow: place.position),
      let frame = placedFrame(of: widget), let adjustment = gtk_scrollable_get_vadjustment(listView.cast())
    else { return }
    OwnScrolling.set(adjustment, to: gtk_adjustment_get_value(adjustment) + frame.minY - place.top)
  }
}
