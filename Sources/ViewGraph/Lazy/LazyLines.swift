import Foundation

/// Lays out the rows of a lazy container: those that can be seen are built, and all others are as long as these are in the mean.
///
/// Layout only notes what it would like to have: rows come, go and appear in the cycle that follows, after which the container
/// is laid out again, in the same frame. So each layout asks for what is missing, until all that can be seen is there.
@MainActor
package final class LazyLines {
  weak var rows: ListRowsNode?
  weak var holder: (any LazyHolder)?
  var layout: LazyLayout
  var lengths = LineLengths()
  var plan = LinePlan()
  var sections: [RowSection] = []
  /// The columns in the latest width.
  var tracks: GridTracks?
  /// The rows that have an element, in order.
  var shown: [LazyRow] = []
  /// The length across the lines for which all that is known was measured.
  var across: CGFloat?
  /// The length along the lines that the container was given.
  var given: CGFloat = 0
  var idealAcross: CGFloat = 0
  /// How much further what can be seen is in the lines than in the container, which may be shorter.
  var shift: CGFloat = 0
  /// Where in the container what could be seen began when somebody scrolled last.
  var placeSeen: CGFloat = 0
  var anchor: LazyAnchor?
  /// What could be seen when somebody scrolled last, or a layout was over.
  var latestSight: LazySight?
  /// What could be seen when the rows were put into their places.
  var placedSight: LazySight?
  /// The container before this one, if there is any.
  private(set) weak var neighbor: LazyLines?
  /// Whether nothing is built before it is near what can be seen.
  private(set) var isDeferred = false
  /// Whether rows may lie elsewhere than the anchor wants.
  var isUnsettled = false
  var isScrolling = false
  var isAwaited = false
  /// The row that is built so that it can have the focus.
  var awaitedFocus: ListRowNode?
  let motion = LazyMotion()
  var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

  /// Lays out rows in an element, from the first on.
  package init(_ rows: ListRowsNode, _ layout: LazyLayout, in holder: any LazyHolder) {
    (self.rows, self.layout, self.holder) = (rows, layout, holder)
    rows.rowStack = layout.stack
    rows.observer = self
    rows.followLayout()
    plan = makePlan()
    lengths = LineLengths(count: plan.lineCount)
    layout.reportInvalidItems(at: rows)
    neighbor = rows.graph.feature(LazyNeighbors.self).join(self, rows.scrollView(along: layout.axis))
    isDeferred = neighbor != nil
    showFirst()
  }

  /// Along which the lines follow each other.
  package var axis: Axis { layout.axis }

  /// Along which the rows follow each other: across the lines, where several are in one.
  package var rowAxis: Axis { (tracks?.tracks.count ?? 1) > 1 ? axis.crossing : axis }

  /// Nothing is laid out any more.
  package func end() {
    for row in shown { letGo(row) }
    shown = []
    rows?.endFollowing()
    rows = nil
  }

  /// Lays out in another way.
  package func take(_ newLayout: LazyLayout) {
    guard newLayout != layout else { return }
    layout = newLayout
    rows?.rowStack = layout.stack
    rows.map(layout.reportInvalidItems)
    for row in shown { row.row.layoutItemsDidChange() }
    layOutAnew()
    holder?.lengthDidChange()
  }

  /// Forgets what was measured: it was for another width or another layout.
  func layOutAnew() {
    tracks = layout.items.flatMap { items in across.map { GridTracks(items, in: $0) } }
    let newPlan = makePlan()
    if newPlan != plan { lengths = LineLengths(count: newPlan.lineCount, like: lengths) } else { lengths.forget() }
    plan = newPlan
    for row in shown { row.place = plan.place(of: row.position) }
    isUnsettled = true
  }

  func makePlan() -> LinePlan {
    guard let rows, layout.items?.isEmpty != true else { return LinePlan() }
    let hasSections = layout.items != nil || !layout.pinned.isEmpty
    sections = hasSections ? rows.rowSections : []
    let alone = layout.items == nil ? [] : sections.flatMap { [$0.header, $0.footer].compactMap(\.self) }
    return LinePlan(rowCount: rows.rowCount, width: tracks?.tracks.count ?? 1, alone: alone.sorted())
  }

  // MARK: Sizes

  /// The length along the lines.
  var length: CGFloat { max(0, lengths.total - (lengths.count > 0 ? layout.distance : 0)) }

  /// The length of the container, which leaves room for what is beside it among all that is scrolled.
  var containerLength: CGFloat { min(length, LayoutLength.largest - 100_000) }

  /// Whether the container is as long as it was given.
  var isGivenLength: Bool { abs(containerLength - given) < 1 }

  /// The size for a proposal: what is offered across the lines, and the length of all of them.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let crossing = layout.axis.crossing
    let offered = proposal[crossing]
    borrowLengths()
    if let offered, offered > 0, offered.isFinite, across == nil || across == offered {
      layOut(across: offered)
    } else if across == nil || offered == nil {
      measureIdeal()
    }
    var size = CGSize.zero
    size[layout.axis] = containerLength
    size[crossing] = max(offered ?? idealAcross, needed(of: offered))
    return size
  }

  /// What the columns of a grid need where so much is offered, whatever they have at the moment (LZ34).
  private func needed(of offered: CGFloat?) -> CGFloat {
    guard let offered, let items = layout.items else { return 0 }
    if let tracks, offered == across { return tracks.length }
    return GridTracks(items, in: offered).length
  }

  /// As wide as the first row would like to be, whatever comes later (LZ24); a grid as its columns need.
  func measureIdeal() {
    if let items = layout.items { return idealAcross = GridTracks(items, in: 0).length }
    if isUntouched, let neighbor { return idealAcross = neighbor.idealAcross }
    guard let first = shown.first, first.position == 0, first.row.isBuilt else { return }
    idealAcross = first.row.size(for: .unspecified, in: first.element)?[layout.axis.crossing] ?? 0
    if across == nil { measure(for: nil) }
  }

  /// Takes another length across the lines, and measures the rows that are there.
  func layOut(across newAcross: CGFloat) {
    if across != newAcross {
      across = newAcross
      layOutAnew()
    }
    measure(for: newAcross)
  }

  func measure(for across: CGFloat?) {
    var index = 0
    while index < shown.count {
      let line = shown[index].place.line
      let last = shown[index...].prefix { $0.place.line == line }.endIndex
      measure(line, shown[index..<last], for: across)
      index = last
    }
  }

  func measure(_ line: Int, _ rows: ArraySlice<LazyRow>, for across: CGFloat?) {
    let answers = rows.compactMap { row in
      row.measure(proposal(for: row, across: across), along: layout.axis).map { reporting($0, of: row) }
    }
    guard !answers.isEmpty else { return }
    let longest = answers.compactMap(\.self).map(Self.usable).max()
    let length = longest.map { $0 + layout.distance } ?? 0
    guard lengths[line] != length else { return }
    lengths.measure(line, as: length)
    isUnsettled = true
  }

  /// Reports a length that no row can have, which counts as 0.
  private func reporting(_ length: CGFloat?, of row: LazyRow) -> CGFloat? {
    guard let length, !length.isFinite || length < 0 else { return length }
    Diagnostics.report(
      .invalidSize, at: row.row, "a row of a lazy container is \(length) long, which counts as 0")
    return 0
  }

  static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, LayoutLength.usable(length)) : 0 }

  /// Each row is offered the room across, and its ideal length along the lines (LZ26).
  func proposal(for row: LazyRow, across: CGFloat?, along: CGFloat? = nil) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[layout.axis.crossing] = track(of: row)?.length ?? across
    proposal[layout.axis] = along
    return proposal
  }

  /// The column of a row, unless it has a line of its own.
  func track(of row: LazyRow) -> GridTracks.Track? {
    guard let tracks = tracks?.tracks, tracks.indices.contains(row.place.column), !plan.isAlone(row.position) else {
      return nil
    }
    return tracks[row.place.column]
  }
}
