import Foundation

extension LazyLines: ListRowsObserver {
  package func rowsDidChange(at position: Int, removed: Int, added: Int) {
    motion.note(self, changesRows: true)
    if rows?.keepsScrollOffset == true { anchor = nil }
    // New rows at the end do not move what is seen there, unless that is wanted.
    if case .end? = anchor, holder?.keepsEnd(along: axis) != true {
      anchor = sight.flatMap(rowAnchor)
    }
    let former = plan
    plan = makePlan()
    if tracks == nil {
      lengths.replace(at: position, removing: removed, inserting: added)
    } else {
      let line = min(former.place(of: position).line, former.lineCount, plan.lineCount)
      lengths.replace(at: line, removing: former.lineCount - line, inserting: plan.lineCount - line)
    }
    keepAnchor()
    relocate()
    isUnsettled = true
    showFirst()
    holder?.lengthDidChange()
  }

  /// Where the anchor's row is gone, the next that is left takes its place (LZ22).
  func keepAnchor() {
    guard case .row(let row, let distance)? = anchor, position(of: row) == nil else { return }
    let index = shown.firstIndex { $0.row === row } ?? 0
    let next = shown[index...].first { $0.row !== row && position(of: $0.row) != nil }
    anchor = next.map { .row($0.row, distance: distance) }
  }

  /// Finds the rows again that are there, and lets go of the others.
  func relocate() {
    var left: [LazyRow] = []
    for row in shown {
      guard let position = position(of: row.row) else {
        row.endMotion()
        holder?.letGo(row.element)
        continue
      }
      row.position = position
      row.place = plan.place(of: position)
      left.append(row)
    }
    let areInOrder = zip(left, left.dropFirst()).allSatisfy { $0.position < $1.position }
    shown = left.sorted { $0.position < $1.position }
    if !areInOrder { hold() }
    measure(for: across)
  }

  /// Brings the elements into the order of their rows.
  func hold() {
    var previous: (any IslandElement)?
    for row in shown where pinned(at: row.position) == nil {
      holder?.hold(row.element, after: previous, isInFront: false)
      previous = row.element
    }
  }

  package func scroll(toRow position: Int, anchor share: CGFloat?) -> Bool {
    guard let sight, position < rows?.rowCount ?? 0 else { return true }
    let line = plan.place(of: position).line
    let wanted = sight.start(showing: room(of: line), at: share)
    if lengths[line] != nil, abs(wanted - sight.start) < 0.5, !isUnsettled { return true }
    guard let reached = scrolled(to: wanted) else { return true }
    keep(position, in: reached)
    return lengths[line] != nil && abs(reached.start - sight.start) < 0.5
  }

  package func distance(toRow position: Int, anchor share: CGFloat?) -> CGFloat? {
    guard let sight, position < rows?.rowCount ?? 0 else { return nil }
    let start = sight.start(showing: room(of: plan.place(of: position).line), at: share)
    return placeInContainer(of: start, sight.length) + shift - sight.start
  }

  /// Where a line lies, with what margins and bars cover around it.
  func room(of line: Int) -> ClosedRange<CGFloat> {
    let start = lengths.start(of: line)
    let insets = rows?.scrollView(along: axis)?.scrollInsets ?? EdgeInsets()
    return start - insets[startOf: axis]...start + shownLength(of: line) + insets[endOf: axis]
  }
}

extension LazySight {
  /// Where what can be seen is to begin so that a part is at the same share of it, or as near as shows all of the part. On whole
  /// pixels, as rows lie.
  func start(showing part: ClosedRange<CGFloat>, at share: CGFloat?) -> CGFloat {
    let partLength = part.upperBound - part.lowerBound
    if let share { return (part.lowerBound.rounded() + (partLength - length) * min(max(share, 0), 1)).rounded() }
    if part.lowerBound < start || partLength > length { return part.lowerBound }
    return max(start, part.upperBound - length)
  }
}
