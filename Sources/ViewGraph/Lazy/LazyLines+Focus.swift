import Foundation

/// What became of a move of the focus from row to row.
package enum FocusMove {
  case done
  /// A row has to be built first, after which the move goes on.
  case awaitsRow
  /// No row that is near takes the focus.
  case leaves
}

extension LazyLines {
  /// Moves the focus on from the row that has it, or from the one that was awaited, in the order of the rows: to the first that a
  /// function can give it to. One that is not there is built, and awaited, if it is no further away from that row or from what is
  /// seen than that is long. Where no row has the focus, it comes in from outside, which builds none. Claim SC32.
  package func moveFocus(forward isForward: Bool, to take: (any IslandElement) -> Bool) -> FocusMove {
    let awaited = exchange(&awaitedFocus, with: nil).flatMap(position)
    guard let row = shown.first(where: { holder?.hasFocus($0.element) == true }) else {
      return enter(forward: isForward, to: take) ? .done : .leaves
    }
    if awaited == nil, take(row.element) { return .done }
    return move(to: awaited, beside: row, forward: isForward, to: take)
  }

  /// Whether the row that was awaited is there, or never will be.
  package var isAwaitedFocusThere: Bool {
    awaitedFocus.flatMap(position).map { element(ofRow: $0) != nil } ?? true
  }

  /// No row is awaited any more.
  package func endAwaitingFocus() { awaitedFocus = nil }

  /// Moves the focus to what is seen, or to what is there beyond, and else to any row that is there.
  private func enter(forward isForward: Bool, to take: (any IslandElement) -> Bool) -> Bool {
    let there = isForward ? shown : shown.reversed()
    let candidates = there.filter(\.row.isInSight) + there.drop { !$0.row.isInSight } + there
    guard let row = candidates.first(where: { take($0.element) }) else { return false }
    showLine(of: row.position)
    return true
  }

  /// Moves the focus to a row, or to the one beside another, or on from there.
  private func move(
    to awaited: Int?, beside row: LazyRow, forward isForward: Bool, to take: (any IslandElement) -> Bool
  ) -> FocusMove {
    let first = neighbor(of: row, forward: isForward)
    var position = awaited ?? first
    while position >= 0, position < rows?.rowCount ?? 0 {
      guard let element = element(ofRow: position) else {
        return build(position, beside: row, first) ? .awaitsRow : .leaves
      }
      if take(element) {
        showLine(of: position)
        return .done
      }
      position += isForward ? 1 : -1
    }
    return .leaves
  }

  /// The element of a row that is there with all that is in its line, so that it is known how long that is.
  private func element(ofRow position: Int) -> (any IslandElement)? {
    let line = rowsBeside(position)
    let there = shown.filter { line.contains($0.position) && $0.row.isBuilt && $0.extent != nil }
    return there.count == line.count ? there.first { $0.position == position }?.element : nil
  }

  /// The rows of the line that is built for the focus, which may be others than when that began.
  var awaitedRows: Range<Int> { awaitedFocus.flatMap(position).map(rowsBeside) ?? 0..<0 }

  /// The rows of the line in which a row is.
  private func rowsBeside(_ position: Int) -> Range<Int> { plan.rows(of: plan.place(of: position).line) }

  /// Builds the line of a row for the focus, if it is near the row from which that comes, which another position follows.
  private func build(_ position: Int, beside row: LazyRow, _ first: Int) -> Bool {
    guard isNear(position, first, row), let next = rows?.row(at: position) else { return false }
    awaitedFocus = next
    for position in rowsBeside(position) where !shown.contains(where: { $0.position == position }) { show(position) }
    holder?.placesDidChange()
    return true
  }

  /// Has the line of the row that has got the focus be seen whole. One that is longer than what can be seen is scrolled to what has
  /// the focus in it, by the toolkit.
  private func showLine(of position: Int) {
    guard let seen = sight else { return }
    let room = roomBetweenPins(around: position)
    let isSeenWhole = room.upperBound - room.lowerBound <= seen.length
    let reached = isSeenWhole ? scrolled(to: seen.start(showing: room, at: nil)) : nil
    keep(position, in: reached ?? seen)
  }

  /// The line of a row, with what the pinned header and footer of its section cover around it.
  private func roomBetweenPins(around position: Int) -> ClosedRange<CGFloat> {
    let room = room(of: plan.place(of: position).line)
    let section = layout.pinned.isEmpty ? nil : sections.last(startingUpTo: position, by: \.rows.lowerBound)
    let (header, footer) = (
      pinnedLength(of: section?.header, over: position), pinnedLength(of: section?.footer, over: position)
    )
    return room.lowerBound - header...room.upperBound + footer
  }

  private func pinnedLength(of pin: Int?, over position: Int) -> CGFloat {
    guard let pin, pin != position, pinned(at: pin) != nil else { return 0 }
    return shownLength(of: plan.place(of: pin).line)
  }

  /// Whether a row, some after the one that follows that from which the focus comes, is near enough to be built. Of rows without a
  /// length there would be no end.
  private func isNear(_ position: Int, _ first: Int, _ row: LazyRow) -> Bool {
    guard let sight, CGFloat(abs(position - first)) <= sight.length else { return false }
    let line = plan.place(of: position).line
    return [wanted(sight), extent(of: row.place.line)].contains { !isBeyond(line, $0, sight.length) }
  }

  /// The position after a row, or before it. One that is pinned elsewhere than where it belongs is between what is seen beside it.
  private func neighbor(of row: LazyRow, forward isForward: Bool) -> Int {
    guard let section = pinned(at: row.position), let extent = row.extent,
      extent.lowerBound != pixel(of: row.position)
    else { return row.position + (isForward ? 1 : -1) }
    let others = shown.filter { pinned(at: $0.position) == nil }
    if section.header == row.position {
      let next = others.first { $0.extent.map { $0.upperBound > extent.upperBound } ?? false }?.position
      return (next ?? row.position + 1) - (isForward ? 0 : 1)
    }
    let previous = others.last { $0.extent.map { $0.lowerBound < extent.lowerBound } ?? false }?.position
    return (previous ?? row.position - 1) + (isForward ? 1 : 0)
  }
}
