import Foundation

extension LazyLines {
  /// Puts the rows into their places, in a container of a size.
  package func place(in size: CGSize) {
    given = size[layout.axis]
    motion.note(self)
    // What this layout has scrolled is looked at after it.
    isAwaited = false
    // What precedes the rows that are seen may move them (SC5).
    if rows?.layoutKeepsScrollOffset == true { anchor = nil }
    layOut(across: offered(in: size))
    let isMirrored = rows?.scope.values.layoutDirection == .rightToLeft
    LayoutMirror.place(mirroredIn: isMirrored ? CGRect(origin: .zero, size: size) : nil) { placeRows() }
    settle()
  }

  /// What led to a size across the lines: a grid may need more than it was offered, and keeps the columns of that (LZ42).
  func offered(in size: CGSize) -> CGFloat {
    let room = size[layout.axis.crossing]
    guard let across, let tracks, tracks.length > across, abs(tracks.length - room) < 1 else { return room }
    return across
  }

  func placeRows() {
    placedSight = sight
    let wanted = placedSight.map(wanted)
    let way = motion.way(in: self)
    for row in shown {
      let line = row.place.line
      var start = lengths.start(of: line)
      let length = shownLength(of: line)
      if let wanted { start = pinnedStart(of: row.position, from: start, length, in: wanted) }
      put(row, at: start, length, on: way)
      if row.row.isBuilt { row.row.wasPlaced(inSight: isSeen(row, in: wanted ?? everything)) }
    }
    way.map(leaveGone)
  }

  /// The length of a line without the distance to the next.
  func shownLength(of line: Int) -> CGFloat { max(0, (lengths[line] ?? lengths.mean) - layout.distance) }

  func put(_ row: LazyRow, at start: CGFloat, _ length: CGFloat, on way: FormerLines?) {
    let track = track(of: row)
    var room = CGRect.zero
    room.origin[layout.axis] = start
    room.size[layout.axis] = length
    room.origin[layout.axis.crossing] = (track?.start ?? 0) + (track == nil ? 0 : tracksStart)
    room.size[layout.axis.crossing] = track?.length ?? max(across ?? 0, tracks?.length ?? 0)
    let proposal = proposal(for: row, across: across, along: track == nil ? nil : length)
    row.put(
      in: room, by: track?.alignment ?? alignmentOfLine, proposal, along: layout.axis, shiftedBy: shift, on: way)
  }

  /// Along the lines a row begins where its line does.
  var alignmentOfLine: Alignment {
    layout.axis == .vertical
      ? Alignment(horizontal: layout.alignment.horizontal, vertical: .top)
      : Alignment(horizontal: .leading, vertical: layout.alignment.vertical)
  }

  /// Where the columns begin, which may need less than the container has (LZ41).
  var tracksStart: CGFloat {
    guard let tracks, let across, tracks.length < across else { return 0 }
    let key = layout.axis == .vertical ? layout.alignment.horizontal.key : layout.alignment.vertical.key
    return (across - tracks.length) * (key.share ?? 0)
  }

  /// Where a header or footer lies that stays in sight while its section is (LZ29, LZ30).
  func pinnedStart(
    of position: Int, from start: CGFloat, _ length: CGFloat, in sight: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard let section = pinned(at: position) else { return start }
    let (first, last) = (plan.place(of: section.rows.lowerBound).line, plan.place(of: section.rows.upperBound - 1).line)
    if section.header == position {
      let end = lengths.start(of: last + 1) - layout.distance
      return max(start, min(sight.lowerBound.rounded(.down), end - length))
    }
    return min(start, max(sight.upperBound.rounded(.down) - length, lengths.start(of: first)))
  }

  /// The section of which a row is a header or a footer that is to stay in sight.
  func pinned(at position: Int) -> RowSection? {
    guard !layout.pinned.isEmpty, let section = sections.last(startingUpTo: position, by: \.rows.lowerBound) else {
      return nil
    }
    let isPinned =
      section.header == position && layout.pinned.contains(.sectionHeaders)
      || section.footer == position && layout.pinned.contains(.sectionFooters)
    return isPinned ? section : nil
  }
}
