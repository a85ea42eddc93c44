import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Which header stays at the top of a list: that of the section of which the topmost row is, unless the header's own row is seen as
/// a whole. Claim LS5.
@MainActor
final class StickyHeaders {
  private unowned let items: ListItems
  private var header: StickyHeader?
  /// Those with a header, if they were asked for since the rows are as they are.
  private var knownSections: [RowSection]?
  /// The row that had the focus at the last look.
  private weak var lastFocus: ListRowNode?
  /// Where the header ended at the last look.
  private var end: CGFloat = 0

  init(in items: ListItems) { self.items = items }

  private struct Wanted {
    /// The position of the header's row.
    let position: Int
    /// Where the next section begins, which pushes the header away.
    let limit: CGFloat
  }

  private var sections: [RowSection] {
    if let knownSections { return knownSections }
    let sections = items.rows.sections.filter { $0.header != nil }
    knownSections = sections
    return sections
  }

  /// Whether any header may stay at the top.
  private var areWanted: Bool {
    items.look?.keepsHeaders == true && items.rows.haveTraits && items.life.isAlive && !sections.isEmpty
  }

  private var wanted: Wanted? {
    guard areWanted else { return nil }
    let seen = items.seenRows
    guard let top = seen.first,
      let section = sections.last(startingUpTo: top.position, by: \.rows.lowerBound), let header = section.header,
      section.rows.contains(top.position), top.position > header || top.position == header && top.top < 0
    else { return nil }
    let next = seen.first { $0.position == section.rows.upperBound }
    return Wanted(position: header, limit: next?.top ?? .infinity)
  }

  /// The row whose view is at the top.
  var row: ListRowNode? { header?.row }

  /// Puts the header where it is to be. Tells whether it is to be that of another section.
  func place() -> Bool {
    guard header != nil || areWanted else { return false }
    let wanted = wanted
    let focused = items.rowWithFocus?.row
    let isFocusNew = exchange(&lastFocus, with: focused) !== focused
    guard let header, let wanted, items.rows.row(at: wanted.position) === header.row else {
      return header != nil || wanted != nil
    }
    end = header.place(above: wanted.limit)
    for row in items.shown.values where row.row === header.row { row.keepRoom(header.contentHeight) }
    if isFocusNew, let focused, focused !== header.row { uncover(focused) }
    return false
  }

  /// Has the header of another section stay, or none, out of any round.
  func adoptWanted() {
    let row = wanted.flatMap { items.rows.row(at: $0.position) }
    guard row !== header?.row else { return }
    giveBack(isSeen: row == nil)
    guard let row, let island = row.show() as? IslandWidget else { return }
    island.widget.keepingFocus {
      for shown in items.shown.values where shown.row === row { shown.lend() }
      header = StickyHeader(row, island, over: items.listView)
    }
    row.setInSight(true)
    showLook()
    // A row that was not built is by then.
    UpdateScheduler.shared.afterUpdates { [weak self] in _ = self?.place() }
  }

  /// Gives the view back to its row, or lets it go where GTK shows that no longer. The focus goes with it where the row is seen:
  /// GTK would scroll to the row otherwise.
  func giveBack(isSeen: Bool = false) {
    guard let header = exchange(&header, with: nil) else { return }
    let row = header.row
    guard row.isMounted, let island = row.element as? IslandWidget else { return header.end() }
    let known = items.shown.filter { $0.value.row === row }
    let bound = known.keys.filter { gtk_list_item_get_item($0.cast()) != nil }
    func move() {
      header.end()
      for shown in known.values { shown.take(island) }
    }
    if isSeen { island.widget.keepingFocus(move) } else { move() }
    for item in bound { known[item].map { items.update($0, in: item) } }
    if bound.isEmpty { row.hide() }
    row.setInSight(bound.contains(where: items.isSeen))
  }

  /// Shows what is said by now of the row whose view is at the top.
  func showLook() {
    guard let header, let position = items.rows.position(of: header.row), let look = items.look else { return }
    let traits = items.rows.traits(at: position)
    let previous = items.rows.traitsBeside(position - 1)
    guard let rowLook = items.rowLook(traits, at: position, after: previous) else { return }
    header.show(rowLook, in: look, minimumHeight: look.minimumHeight(of: traits, after: nil))
  }

  /// Rows have come or gone, or something else is said of them.
  func sectionsDidChange() {
    knownSections = nil
    if header?.row.isMounted == false { giveBack() }
  }

  /// Has the row with the focus looked at as if it had just got that: somebody types in it, and the header may cover it. A row that
  /// is clear of the header needs no layout at each key.
  func uncoverFocus(in row: UnsafeMutablePointer<GtkWidget>) {
    guard areWanted else { return }
    if let frame = items.placedFrame(of: row), frame.minY >= end { return }
    lastFocus = nil
    gtk_widget_queue_allocate(items.listView)
  }

  /// GTK brings a row that gets the focus to the edge of what is seen, where the header covers it.
  private func uncover(_ row: ListRowNode) {
    guard let position = items.rows.position(of: row),
      let frame = items.widget(ofRow: position).flatMap(items.placedFrame), frame.maxY > 0, frame.minY < end,
      let adjustment = gtk_scrollable_get_vadjustment(items.listView.cast())
    else { return }
    OwnScrolling.set(adjustment, to: gtk_adjustment_get_value(adjustment) - (end - frame.minY))
  }
}
