import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension RowItems {
  /// Whether nothing is above what is seen.
  var isAtStart: Bool {
    life.isAlive && gtk_scrollable_get_vadjustment(listView.cast())?.isAtStart == true
  }

  /// Shows the first row, of which GTK may know no place yet: by itself it stays with the row that was the first. Claim LZ21.
  func scrollToStart() { if rows.count > 0 { ListActions.scroll(to: 0, in: listView) } }

  /// GTK's own action, which every version has, brings the row into sight; only then does its widget say where it is.
  func scroll(toRow position: Int, anchor: CGFloat?) -> Bool {
    guard position < rows.count else { return true }
    guard let place = place(ofRow: position) else {
      ListActions.scroll(to: position, in: listView)
      return false
    }
    let adjustment = gtk_scrollable_get_vadjustment(listView.cast())
    return adjustment?.scroll(to: place.start, length: place.length, anchor: Self.inSight(anchor)) != true
  }

  func distance(toRow position: Int, anchor: CGFloat?) -> CGFloat? {
    // Until GTK has placed the rows for a value they are still where they were for another.
    guard position < rows.count, let (_, adjustment) = adjustments, motion.offset == offset,
      let place = place(ofRow: position) ?? estimatedPlace(ofRow: position)
    else { return nil }
    let end = adjustment.value(showing: place.start, length: place.length, anchor: Self.inSight(anchor))
    return end - CGFloat(gtk_adjustment_get_value(adjustment))
  }

  /// What is out of sight would have to be found again.
  private static func inSight(_ anchor: CGFloat?) -> CGFloat? { anchor.map { min(max($0, 0), 1) } }

  /// Where a row is in what is scrolled; nil if no part of it is seen, as GTK gives it no place then.
  private func place(ofRow position: Int) -> (start: CGFloat, length: CGFloat)? {
    let frame = widget(ofRow: position).flatMap(placedFrame)
    return frame.map { ($0.minY + motion.offset, $0.height) }
  }

  /// Where a row would be in what is scrolled if all from those that are seen to it were as long as they are on average.
  private func estimatedPlace(ofRow position: Int) -> (start: CGFloat, length: CGFloat)? {
    let seen = seenRows
    guard let (_, adjustment) = adjustments, let first = seen.first, let last = seen.last else { return nil }
    let near = position < first.position ? first : last
    let length = CGFloat(gtk_adjustment_get_upper(adjustment)) / CGFloat(max(1, rows.count))
    return (near.top + motion.offset + length * CGFloat(position - near.position), length)
  }

  /// Follows who scrolls: GTK does so by itself only while it gives rows their places.
  func followScrolling() {
    guard let adjustment = gtk_scrollable_get_vadjustment(listView.cast()) else { return }
    Signals.connect(adjustment, "value-changed") { [weak self] in
      if let self, !OwnScrolling.isRunning, !motion.isPlacing { scrollActCount += 1 }
    }
  }
}

// MARK: - For those who follow how it is scrolled

extension RowItems: ScrollElement {
  private var adjustments: (x: UnsafeMutablePointer<GtkAdjustment>, y: UnsafeMutablePointer<GtkAdjustment>)? {
    guard life.isAlive, let x = gtk_scrollable_get_hadjustment(listView.cast()),
      let y = gtk_scrollable_get_vadjustment(listView.cast()), gtk_adjustment_get_page_size(y) > 0
    else { return nil }
    return (x, y)
  }

  var visiblePart: CGRect? {
    adjustments.map { x, y in
      CGRect(
        x: gtk_adjustment_get_value(x), y: gtk_adjustment_get_value(y), width: gtk_adjustment_get_page_size(x),
        height: gtk_adjustment_get_page_size(y))
    }
  }

  /// As GTK estimates it from the rows that it has made.
  var scrolledSize: CGSize? {
    adjustments.map { x, y in CGSize(width: gtk_adjustment_get_upper(x), height: gtk_adjustment_get_upper(y)) }
  }

  func scroll(to frame: CGRect, anchor: UnitPoint?) {
    guard let (x, y) = adjustments else { return }
    x.scroll(to: frame.minX, length: frame.width, anchor: anchor?.x)
    y.scroll(to: frame.minY, length: frame.height, anchor: anchor?.y)
  }
}
