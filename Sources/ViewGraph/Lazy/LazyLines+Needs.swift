import Foundation

extension LazyLines: LayoutFollowing {
  /// Rows that are to come and to go, and what is to be told.
  struct Needs {
    var come: [Int] = []
    var go: [LazyRow] = []
    var inSight: [LazyRow] = []
    var outOfSight: [LazyRow] = []
    var isElsewhere = false
    var hasOtherLength = false
    /// Whether what is pinned lies where something else was seen.
    var hasPinsElsewhere = false

    var areAny: Bool {
      !(come.isEmpty && go.isEmpty && inSight.isEmpty && outOfSight.isEmpty) || isElsewhere || hasOtherLength
        || hasPinsElsewhere
    }
  }

  package func lookAround() -> Bool {
    guard let rows, across != nil, !limit.isReached(in: rows.graph.bursts.outer) else { return false }
    borrowLengths()
    let areAny = needs(in: sight).areAny
    if !areAny { motion.settle() }
    return areAny
  }

  package func adoptLayout() {
    guard let rows, limit.allows(rows.graph.bursts.outer) else { return }
    meetNeeds()
  }

  func needs(in sight: LazySight?) -> Needs {
    var needs = Needs()
    needs.hasOtherLength = !isGivenLength
    needs.isElsewhere =
      !needs.hasOtherLength && sight.map { !isWhereWanted($0) || !isShiftedWell($0) } ?? false
    needs.hasPinsElsewhere = !layout.pinned.isEmpty && sight != placedSight
    let range = sight.map(wanted) ?? everything
    let seen = wantedRows(in: range)
    let positions = seen + awaitedRows.filter { !seen.contains($0) }
    let (wanted, known) = (Set(positions), Set(shown.map(\.position)))
    needs.come = positions.filter { !known.contains($0) }
    // As far away as what can be seen is long, as the user may turn back (LZ2).
    let room = sight?.length ?? .infinity
    for row in shown {
      let isSeen = isSeen(row, in: range)
      if !wanted.contains(row.position), isBeyond(row, range, room) {
        needs.go.append(row)
      } else if isSeen != row.row.isInSight, row.row.isBuilt {
        isSeen ? needs.inSight.append(row) : needs.outOfSight.append(row)
      }
    }
    return needs
  }

  /// What can be seen where nothing scrolls.
  var everything: ClosedRange<CGFloat> { -1...length + 1 }

  func isSeen(_ row: LazyRow, in range: ClosedRange<CGFloat>) -> Bool {
    guard let extent = row.extent else { return false }
    if extent.lowerBound == extent.upperBound { return range.contains(extent.lowerBound) }
    // What is scrolled begins with a whole pixel, as rows do.
    return extent.upperBound > range.lowerBound.rounded(.down) && extent.lowerBound < range.upperBound.rounded(.down)
  }

  /// Whether a row may be let go of. One that has the focus may not.
  func isBeyond(_ row: LazyRow, _ range: ClosedRange<CGFloat>, _ room: CGFloat) -> Bool {
    isBeyond(row.place.line, range, room) && holder?.hasFocus(row.element) != true
  }

  /// Whether a line is further away from a part of the lines than a length.
  func isBeyond(_ line: Int, _ range: ClosedRange<CGFloat>, _ room: CGFloat) -> Bool {
    let extent = extent(of: line)
    return extent.lowerBound > range.upperBound + room || extent.upperBound < range.lowerBound - room
  }

  /// Where a line is, by what is known of lengths.
  func extent(of line: Int) -> ClosedRange<CGFloat> {
    let start = lengths.start(of: line)
    return start...start + (lengths[line] ?? lengths.mean)
  }

  /// The positions of the rows that can be seen, by what is known of their lengths.
  func wantedRows(in range: ClosedRange<CGFloat>) -> [Int] {
    if isUntouched { return isDeferred && isFar(range) ? [] : Array(plan.rows(of: 0).prefix(1)) }
    guard lengths.count > 0, range.upperBound > 0 || lengths.total == 0, range.lowerBound <= length else { return [] }
    let first = lengths.line(at: range.lowerBound)
    // Lines are a pixel long, or so many of them are not seen; of lines without a length there would be no end.
    let most = range.upperBound - range.lowerBound
    let last = min(
      lengths.line(at: max(range.lowerBound, range.upperBound - 0.01)),
      most.isFinite && most < CGFloat(lengths.count) ? first + max(0, Int(most)) : lengths.count - 1)
    let positions = (first...max(first, last)).flatMap { plan.rows(of: $0) }
    return positions + pinnedRows(around: positions)
  }

  func pinnedRows(around positions: [Int]) -> [Int] {
    guard let first = positions.first, let last = positions.last, !layout.pinned.isEmpty else { return [] }
    let start = sections.lastIndex(startingUpTo: first, by: \.rows.lowerBound) ?? 0
    let around = sections[start...].prefix { $0.rows.lowerBound <= last }.filter { $0.rows.upperBound > first }
    return around.flatMap { section in
      [section.header, section.footer].compactMap(\.self).filter {
        pinned(at: $0) != nil && !(first...last).contains($0)
      }
    }
  }

  func meetNeeds() {
    isAwaited = false
    var needs = needs(in: sight)
    if needs.isElsewhere, let start = wantedStart ?? sight?.start {
      scroll(to: start)
      // There may be less to scroll than the anchor wants.
      needs = self.needs(in: sight)
      needs.isElsewhere = true
    }
    for row in needs.go { hide(row) }
    let gone = Set(needs.go.map(ObjectIdentifier.init))
    shown.removeAll { gone.contains(ObjectIdentifier($0)) }
    var spare = needs.go[...]
    for position in needs.come { show(position, in: &spare) }
    for row in spare { holder?.letGo(row.element) }
    for row in needs.inSight { row.row.setInSight(true) }
    for row in needs.outOfSight { row.row.setInSight(false) }
    if needs.hasOtherLength { holder?.lengthDidChange() }
    // Rows that come in the views of others may be all that has changed.
    if !needs.come.isEmpty || needs.hasPinsElsewhere || needs.isElsewhere && !layout.pinned.isEmpty {
      holder?.placesDidChange()
    }
  }

  func scroll(to start: CGFloat) {
    // Where there is no more to scroll, the anchor is where it can be.
    scrolled(to: start).map { anchor = anchor(reaching: $0) }
    isUnsettled = false
  }

  /// Scrolls, which is no act of the user. Returns what can be seen then.
  func scrolled(to start: CGFloat) -> LazySight? {
    isScrolling = true
    shift(to: start)
    isScrolling = false
    return sight
  }

  /// The first row is always built at first: all others count as long as it is until they are.
  func showFirst() {
    if shown.isEmpty, plan.lineCount > 0, !(isDeferred && isUntouched) { show(0) }
  }

  func show(_ position: Int) {
    var none: ArraySlice<LazyRow> = []
    show(position, in: &none)
  }

  /// Shows a row, in the views of one that is hidden where that can be, of which there are as many less then.
  private func show(_ position: Int, in spare: inout ArraySlice<LazyRow>) {
    guard let row = reuse(&spare, at: position) ?? rows?.row(at: position) else { return }
    let element = row.show()
    let made = LazyRow(row, element, at: position, in: self)
    made.place = plan.place(of: position)
    let index = shown.firstIndex { $0.position > position } ?? shown.count
    let isInFront = pinned(at: position) != nil
    let before = shown[..<index].last { pinned(at: $0.position) == nil }
    shown.insert(made, at: index)
    holder?.hold(element, after: before?.element, isInFront: isInFront)
  }

  /// One of the rows that are hidden, which is that of another element from now on, as nothing in its views would be missed (LS64).
  /// Those of which that cannot be are let go of.
  private func reuse(_ spare: inout ArraySlice<LazyRow>, at position: Int) -> ListRowNode? {
    guard let rows, rows.knownRow(at: position) == nil else { return nil }
    while let row = spare.popFirst() {
      if rows.reuse(row.row, at: position) { return row.row }
      holder?.letGo(row.element)
    }
    return nil
  }

  private func hide(_ row: LazyRow) {
    row.endMotion()
    row.row.setInSight(false)
    row.row.hide()
  }

  func letGo(_ row: LazyRow) {
    hide(row)
    holder?.letGo(row.element)
  }
}
