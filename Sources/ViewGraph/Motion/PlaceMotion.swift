import Foundation

// Layout computes places for the end alone; a leaf that was there before moves to its own by itself, in the frames that
// follow (MO3).

/// A round whose changes the next layout brings to the screen.
struct RoundToLayOut {
  let record: UpdateScheduler.RoundRecord
  /// Who waits for what the layout begins to move.
  let waiting: [AnimationCompletion]
}

extension Graph {
  /// A round has made its changes: the layout that follows moves what they move, if they are animated, and rows that come or go
  /// by animations of their own, for which somebody may wait.
  func noteRoundForLayout() {
    let isChanged = existing(Motion.self)?.takeChangesOfTransactions() ?? false
    let scheduler = UpdateScheduler.shared
    let waiting = scheduler.transaction.completions
    // The mark stays for good once any view of the tree has said a transition with an animation of its own.
    let mayMoveByOwnAnimations = !waiting.isEmpty && root?.marks.contains(.animatesTransitions) == true
    guard isChanged || scheduler.transaction.mayMove || mayMoveByOwnAnimations, host?.animates == true else {
      // A round before may be waiting for the same layout.
      if let motion = existing(Motion.self), motion.roundsToLayOut.isEmpty { motion.shifts = [:] }
      return
    }
    for completion in waiting { completion.begin() }
    motion.roundsToLayOut.append(RoundToLayOut(record: scheduler.roundThatRuns, waiting: waiting))
    effects.layoutFollows { [weak self] in self?.motion.layoutHasFollowed() }
  }

  /// The transaction in which the layout that runs gives a node another place: that of the latest round with an animation
  /// there, or else of a series of writes.
  func layoutTransaction(of node: ViewNode) -> Transaction {
    var tracked: Transaction?
    for round in existing(Motion.self)?.roundsToLayOut.reversed() ?? [] {
      let transaction = UpdateScheduler.shared.recalling(round.record) { node.transaction }
      guard transaction.mayMove else { continue }
      if transaction.animation != nil { return transaction }
      tracked = tracked ?? transaction
    }
    return tracked ?? Transaction()
  }
}

extension Graph {
  /// Ends with the next layout what has begun for those who wait for it, or at once if there is none.
  func endWithLayout(_ waiting: [AnimationCompletion]) {
    if waiting.isEmpty { return }
    let end: Effect = { for completion in waiting { completion.end() } }
    guard let host, host.willLayOut else { return end() }
    effects.layoutFollows(end)
    host.effectsWait()
  }
}

extension Motion {
  /// The layout has begun to move what it moves: those who wait may have nothing else to wait for.
  fileprivate func layoutHasFollowed() {
    shifts = [:]
    for completion in exchange(&roundsToLayOut, with: []).flatMap(\.waiting) { completion.end() }
  }
}

extension LeafNode {
  /// Where an element of this node is shown that layout gives a place: on its way from the former one, if the change is
  /// animated. The node is told the next place in each frame. Nil where nothing moves it.
  func shown(at frame: CGRect, before former: CGRect?, of element: AnyObject) -> CGRect? {
    let moves = marks.contains(.moves)
    guard let former, graph.existing(Motion.self)?.isPlacing != true else { return nil }
    let transaction = former == frame ? Transaction() : graph.layoutTransaction(of: self)
    let shifts = former == frame ? [] : shifts(besides: transaction)
    guard moves || transaction.mayMove || !shifts.isEmpty else { return nil }
    defer { graph.motion.tellBeginning(in: graph) }
    return shown(at: frame, before: former, of: element, in: transaction, shifts)
  }

  private func shown(
    at frame: CGRect, before former: CGRect, of element: AnyObject, in transaction: Transaction, _ shifts: [Shift]
  ) -> CGRect {
    let key = ObjectIdentifier(element)
    let start = shifts.reduce(former) { $0.offsetBy(dx: $1.distance.x, dy: $1.distance.y) }
    // What is on its own way is shifted with all of that.
    if start != former { graph.motion.mover(keptBy: element, CGRect.self)?.change(to: start, Transaction()) }
    let base = graph.moved(to: frame, from: start, keptBy: element, of: self, in: transaction) { [unowned self] in
      moveElement(to: shown($0, of: key))
    }
    begin(shifts, of: key, from: base)
    return shown(base, of: key)
  }
}

extension LeafElement {
  /// Where the element is shown, whose place is on the way to another: what does not take part in the change of its size
  /// has the one that it will have.
  func frame(shown: CGRect, onTheWayTo frame: CGRect) -> CGRect {
    guard shown != frame else { return frame }
    if changesSizeInMotion {
      return CGRect(
        origin: shown.origin, size: CGSize(width: max(shown.width, 0), height: max(shown.height, 0)))
    }
    // By whole pixels, so that the pixels inside are those of the place.
    let x = way(from: shown.minX - frame.minX, shown.maxX - frame.maxX)
    let y = way(from: shown.minY - frame.minY, shown.maxY - frame.maxY)
    return frame.offsetBy(dx: x.rounded(), dy: y.rounded())
  }

  /// How far an element of its last size is from its last place along an axis, whose edges are at distances from those of what
  /// is shown.
  private func way(from first: CGFloat, _ last: CGFloat) -> CGFloat {
    guard standsInPlace else { return first }
    // What has a point that stays grows around that: it is there at once.
    guard first * last > 0 else { return 0 }
    // The middle moves, but of what goes less far than it grows: that would begin on the other side of an edge that stays.
    return CGFloat(signOf: first, magnitudeOf: min(2 * min(abs(first), abs(last)), abs(first + last) / 2))
  }
}
