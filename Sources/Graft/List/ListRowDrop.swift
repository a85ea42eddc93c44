import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Where in a list its rows are dropped that are dragged, or values of others between them, which a line shows. Near the ends of
/// what is seen the list is scrolled.
@MainActor
final class ListRowDrop {
  private unowned let items: RowItems
  private let widget: Widget
  private let listener = DropListener()
  /// The row that shows the line.
  private var marked: Widget?
  private var scrolling: WakeSource?
  private var latest: Dropping?

  /// How near to an end the pointer scrolls, and how far in a frame.
  private static let (margin, step): (CGFloat, Double) = (28, 6)

  private struct Place {
    /// That of the row that is dragged; none where something else is.
    let position: Int?
    let target: Int
    let isAfter: Bool
  }

  init(in items: RowItems) {
    self.items = items
    widget = Widget(items.listView)
    listener.target = DropTarget(
      takes: { [weak self] in self?.takes($0) ?? false },
      operation: { [weak self] in self?.moved($0) ?? .forbidden },
      exited: { [weak self] in
        $0.session.setReordersRow(false)
        self?.leave()
      },
      drop: { [weak self] in self?.drop($0) })
    listener.listen(to: widget)
  }

  func end() {
    leave()
    listener.end()
  }

  private func takes(_ drop: Dropping) -> Bool {
    let rows = items.rows
    return draggedRow(of: drop) != nil
      || items.seenRows.contains {
        rows.insertion(at: $0.position, after: false)?.insertion.takes(drop.session) == true
      }
  }

  private func draggedRow(of drop: Dropping) -> Int? {
    ListRowDrag.row(of: drop.session).flatMap { items.rows.position(of: $0) }
  }

  private func moved(_ drop: Dropping) -> DropOperation {
    latest = drop
    drop.session.setReordersRow(draggedRow(of: drop) != nil)
    scrollNearEnds()
    guard let place = place(of: drop) else {
      mark(nil)
      return .forbidden
    }
    mark(place)
    return place.position == nil ? .copy : .move
  }

  private func leave() {
    latest = nil
    scrolling = nil
    mark(nil)
  }

  private func drop(_ drop: Dropping) {
    leave()
    guard let place = place(of: drop) else { return drop.session.finish(false) }
    guard let position = place.position else { return insert(drop, at: place) }
    items.keepingFocus(onRow: position) {
      items.rows.move(position, selected: items.selectedRows, to: place.target, after: place.isAfter)
    }
    drop.session.finish(true)
  }

  private func insert(_ drop: Dropping, at place: Place) {
    guard let (insertion, offset) = items.rows.insertion(at: place.target, after: place.isAfter) else {
      return drop.session.finish(false)
    }
    insertion.drop(drop.session, offset)
  }

  /// Below the last row is after it.
  private func place(of drop: Dropping) -> Place? {
    let found = items.row(atHeight: drop.location.y) ?? (items.rows.count - 1, true)
    let (selected, rows) = (items.selectedRows, items.rows)
    guard let position = draggedRow(of: drop) else {
      let insertion = rows.insertion(at: found.position, after: found.isAfter)?.insertion
      guard insertion?.takes(drop.session) == true else { return nil }
      return Place(position: nil, target: found.position, isAfter: found.isAfter)
    }
    guard rows.canMove(position, selected: selected, to: found.position, after: found.isAfter) else { return nil }
    return Place(position: position, target: found.position, isAfter: found.isAfter)
  }

  // MARK: What is seen

  private func mark(_ place: Place?) {
    marked?.showClass("graft-drop-before", false)
    marked?.showClass("graft-drop-after", false)
    marked = place.flatMap { items.widget(ofRow: $0.target) }.map { Widget($0) }
    if let place { marked?.showClass(place.isAfter ? "graft-drop-after" : "graft-drop-before", true) }
  }

  private func scrollNearEnds() {
    scrolling = nil
    guard let latest, let adjustment = gtk_scrollable_get_vadjustment(items.listView.cast()) else { return }
    let height = CGFloat(gtk_widget_get_height(items.listView))
    let isAbove = latest.location.y < ListRowDrop.margin
    guard isAbove || latest.location.y > height - ListRowDrop.margin else { return }
    scrolling = WakeSource(priority: 0, delay: 16) { [weak self] in
      gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_value(adjustment) + (isAbove ? -ListRowDrop.step : ListRowDrop.step))
      if let latest = self?.latest { _ = self?.moved(latest) }
    }
    scrolling?.wake()
  }
}
