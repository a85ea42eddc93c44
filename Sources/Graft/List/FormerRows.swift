import Foundation
import ViewGraph

/// A row as it was shown when a change began.
@MainActor
struct FormerRow {
  let row: ListRowNode
  let token: AnyObject
  /// Where it was painted, and where on its way it was.
  let frame: CGRect
  let top: CGFloat

  var key: RowMotion.Key { ObjectIdentifier(token) }
  /// Whether the row is still there, and its node no other's.
  var isMounted: Bool { row.isMounted && row.token === token }
}

/// The rows of a list as they were shown when a change began.
@MainActor
struct FormerRows {
  var seen: [RowMotion.Key: FormerRow]
  /// What stood for the rows of which GTK had widgets. They are kept, so that no other is at the address of one.
  private let bound: [RowMotion.Key: AnyObject]
  var transaction = Transaction()
  /// Whether rows came, went or moved, and not only became higher or less high.
  var changesRows = false
  /// Whether rows have begun to move since.
  var isShown = false
  /// The rows that have begun to come since.
  var come: Set<RowMotion.Key> = []

  /// The rows that GTK has placed, of which those that move were then put where they are shown; and those that move out of sight.
  init(
    of placed: [PlacedRow], bound: [AnyObject], _ moving: [RowMotion.Key: MovingRow],
    _ pictures: [RowMotion.Key: RowPicture]
  ) {
    var seen = pictures.compactMapValues(\.movingRow)
    for row in placed {
      let known = moving[row.key]
      seen[row.key] = FormerRow(
        row: row.row, token: row.token, frame: known?.shownFrame ?? row.frame, top: known?.top ?? row.top)
    }
    self.seen = seen
    self.bound = Dictionary(bound.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
  }

  /// Whether the row was there.
  func wasBound(_ key: RowMotion.Key) -> Bool { bound[key] != nil }
}

/// Where rows come from and go to in a change. A row that was out of sight comes from beyond the edge, and one that is from
/// now on goes there, as far as the row next to it moves; what was not there fades in.
@MainActor
struct RowsWay {
  private let former: FormerRows
  private let places: [RowMotion.Key: PlacedRow]
  /// The first and the last row that are seen before and after the change.
  private let known: (first: PlacedRow, last: PlacedRow)?
  private let ends: ClosedRange<Int>?
  private let height: CGFloat

  init(from former: FormerRows, to placed: [PlacedRow], height: CGFloat) {
    (self.former, self.height) = (former, height)
    places = Dictionary(placed.map { ($0.key, $0) }) { first, _ in first }
    let both = placed.filter { former.seen[$0.key] != nil }
    known = both.first.map { ($0, both.last ?? $0) }
    ends = placed.first.map { $0.position...max($0.position, placed.last?.position ?? 0) }
  }

  var transaction: Transaction { former.transaction }

  func isPlaced(_ key: RowMotion.Key) -> Bool { places[key] != nil }

  /// Where a row begins; nil for one that fades in.
  func start(of row: PlacedRow) -> CGFloat? {
    if let known = former.seen[row.key] { return known.top }
    guard former.wasBound(row.key), let known else { return former.changesRows ? nil : row.top }
    if row.position > known.last.position { return max(height, row.top - distance(of: known.last)) }
    return row.position < known.first.position
      ? min(-row.frame.height, row.top - distance(of: known.first)) : nil
  }

  /// Where a row ends that is at a position out of sight; nil for one that fades.
  func end(of row: FormerRow, at position: Int) -> CGFloat? {
    guard let ends, !ends.contains(position) else { return nil }
    let isBelow = position > ends.upperBound
    let distance = known.map { self.distance(of: isBelow ? $0.last : $0.first) } ?? 0
    let end = row.top + distance
    return isBelow ? max(height, end) : min(-row.frame.height, end)
  }

  private func distance(of row: PlacedRow) -> CGFloat { row.top - (former.seen[row.key]?.top ?? row.top) }
}
