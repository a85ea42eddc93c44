import Foundation

/// Shows the rows of a lazy container on their way where a change is animated, from where they are seen. Claim MO84.
@MainActor
final class LazyMotion {
  /// What was shown when the latest animated change began, until all is in its place or moves.
  private var former: FormerLines?
  /// Whether all was in its place before: what a container begins with does not come.
  private var wasSettled = false

  /// Who waits for what rows that come begin to move, which may not be there yet.
  var waiting: [AnimationCompletion] { former?.changesRows == true ? former?.transaction.completions ?? [] : [] }

  /// Rows are about to be others, or to be laid out: notes where they are shown if that may be animated.
  func note(_ lines: LazyLines, changesRows: Bool = false) {
    let own = changesRows && former == nil ? lines.rows?.transactionOfOwnAnimations : nil
    guard wasSettled, let transaction = lines.rows?.movingTransaction ?? own else { return }
    former = former ?? FormerLines(of: lines)
    former?.transaction = transaction
    if changesRows { former?.changesRows = true }
  }

  /// The way of the rows that are about to be put into their places; nil where they are there at once.
  func way(in lines: LazyLines) -> FormerLines? {
    guard var former else { return nil }
    former.shift = lines.wantedSeenStart - former.start
    former.isShown = true
    // What is only scrolled does not move row by row.
    self.former = former.changesRows || former.shift == 0 ? former : nil
    return self.former
  }

  /// The rows are where they belong.
  func settle() {
    wasSettled = true
    if former?.isShown == true { former = nil }
  }

  /// Rows have gone on in a frame: places that change from now on change without an animation.
  func frameHasPassed() { former = nil }
}

/// The rows of a lazy container as they were shown when a change began.
@MainActor
struct FormerLines {
  /// In the container. The rows are kept, so that no other is at the address of one.
  let frames: [ObjectIdentifier: (row: LazyRow, frame: CGRect)]
  /// Where in the container began what was seen.
  let start: CGFloat
  private let axis: Axis
  var transaction = Transaction()
  /// Whether rows came, went or moved, and not only became longer or shorter.
  var changesRows = false
  /// How much further in the container what is seen begins by now.
  var shift: CGFloat = 0
  /// Whether rows were put into places since.
  var isShown = false

  init(of lines: LazyLines) {
    let shown = lines.shown.compactMap { row in row.shownFrame.map { (ObjectIdentifier(row), (row: row, frame: $0)) } }
    frames = Dictionary(shown) { first, _ in first }
    (start, axis) = (lines.seenStart, lines.axis)
  }

  /// Where a row begins that was shown in the same place of what is seen; nil for one that was not there.
  func start(of row: LazyRow) -> CGPoint? { frames[ObjectIdentifier(row)].map { moved($0.frame).origin } }

  /// Where in the container by now is what was somewhere in what is seen.
  func moved(_ frame: CGRect) -> CGRect {
    axis == .vertical ? frame.offsetBy(dx: 0, dy: shift) : frame.offsetBy(dx: shift, dy: 0)
  }
}

extension LazyLines {
  /// Where in the container begins what is seen, from its left or upper edge.
  var seenStart: CGFloat { fromEdge(holder?.visible(along: axis)?.start) }

  /// The same once the anchor is where it belongs.
  var wantedSeenStart: CGFloat { fromEdge(sight.map { wanted($0).lowerBound - shift }) }

  private func fromEdge(_ start: CGFloat?) -> CGFloat {
    guard let start, let seen = holder?.visible(along: axis) else { return 0 }
    let isMirrored = axis == .horizontal && rows?.scope.values.layoutDirection == .rightToLeft
    return isMirrored ? given - start - seen.length : start
  }

  /// Has what was painted of rows that are gone go as well.
  func leaveGone(_ way: FormerLines) {
    guard let rows else { return }
    let left = Set(shown.map { ObjectIdentifier($0) })
    for (key, gone) in way.frames where !left.contains(key) {
      holder?.leave(
        gone.row.row, keptBy: gone.row, from: gone.frame, to: way.moved(gone.frame), of: rows, in: way.transaction)
    }
  }
}
