import Foundation

extension LazyLines {
  /// What can be seen once the anchor is where it belongs.
  func wanted(_ sight: LazySight) -> ClosedRange<CGFloat> {
    let delta = (wantedStart ?? sight.start) - sight.start
    return sight.start + delta...sight.end + delta
  }

  /// Where what can be seen is to begin, so that the anchor stays where it is.
  var wantedStart: CGFloat? {
    switch anchor {
    case .row(let row, let distance): position(of: row).map { pixel(of: $0) - distance }
    case .end(let distance): length + distance
    case nil: nil
    }
  }

  /// Where a row begins on the screen, which is on a whole pixel.
  func pixel(of position: Int) -> CGFloat { lengths.start(of: plan.place(of: position).line).rounded() }

  func position(of row: ListRowNode) -> Int? {
    guard row.isMounted else { return nil }
    return rows?.position(of: row.section, row.index)
  }

  func isWhereWanted(_ sight: LazySight) -> Bool {
    wantedStart.map { abs($0 - sight.start) < 0.5 } ?? true
  }

  /// Looks whether all is in its place.
  func settle() {
    guard let sight else { return isUnsettled = false }
    (latestSight, placeSeen) = (sight, sight.start - shift)
    guard !isUnsettled || isGivenLength && isWhereWanted(sight) else { return }
    isUnsettled = false
    anchor = makeAnchor(in: sight)
  }

  /// What is to stay where it is: of the rows that were seen the first, or what is at the end. At the very start new rows are
  /// shown (LZ21).
  func makeAnchor(in sight: LazySight) -> LazyAnchor? {
    guard !sight.isAtStart, sight.start > 0, lengths.count > 0 else { return nil }
    if sight.isAtEnd || sight.start >= length { return .end(distance: sight.start - length) }
    return rowAnchor(in: sight)
  }

  /// The same row as before, which may lie elsewhere in what can be seen.
  func anchor(reaching sight: LazySight) -> LazyAnchor? {
    guard case .row(let row, _)? = anchor, let position = position(of: row) else { return makeAnchor(in: sight) }
    return .row(row, distance: pixel(of: position) - sight.start)
  }

  /// Has a row stay where it is until all that is seen is measured.
  func keep(_ position: Int, in sight: LazySight) {
    guard let row = rows?.row(at: position) else { return }
    anchor = .row(row, distance: pixel(of: position) - sight.start)
    isUnsettled = true
    holder?.placesDidChange()
  }

  func rowAnchor(in sight: LazySight) -> LazyAnchor? {
    let seen = shown.first { row in
      guard pinned(at: row.position) == nil, let extent = row.extent else { return false }
      return extent.upperBound > sight.start && extent.lowerBound < sight.end
    }
    let position = seen?.position ?? plan.rows(of: lengths.line(at: sight.start)).lowerBound
    guard let row = seen?.row ?? rows?.row(at: position) else { return nil }
    return .row(row, distance: pixel(of: position) - sight.start)
  }

  /// The user, or somebody else, has scrolled.
  package func didScroll() {
    guard !isScrolling else { return }
    followJump()
    guard let sight else { return }
    if isUnsettled { moveAnchor(to: sight) } else { anchor = makeAnchor(in: sight) }
    latestSight = sight
    guard !isAwaited, needs(in: sight).areAny else { return }
    isAwaited = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      if self?.isAwaited == true { self?.meetNeeds() }
    }
  }
}

extension LazyLines {
  /// Before lines are in their places again, the way that somebody has scrolled counts from where they will be. Where there is less
  /// to scroll than before, the toolkit moves back by itself.
  private func moveAnchor(to sight: LazySight) {
    guard let wantedStart, let latestSight else { return }
    let way = sight.start - latestSight.start
    guard way > 0 || way < 0 && !sight.isAtEnd else { return }
    anchor = makeAnchor(at: wantedStart + way, sight)
  }

  private func makeAnchor(at start: CGFloat, _ sight: LazySight) -> LazyAnchor? {
    guard !sight.isAtStart, start > 0 else { return nil }
    if sight.isAtEnd || start >= length { return .end(distance: start - length) }
    let position = plan.rows(of: lengths.line(at: start)).lowerBound
    return rows?.row(at: position).map { .row($0, distance: pixel(of: position) - start) }
  }
}

/// What stays where it is on the screen while lines become longer or shorter.
enum LazyAnchor {
  /// A row, whose line begins at a distance from what can be seen.
  case row(ListRowNode, distance: CGFloat)
  /// The end, at a distance from the start of what can be seen.
  case end(distance: CGFloat)
}
