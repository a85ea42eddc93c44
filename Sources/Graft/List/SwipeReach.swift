import Foundation

/// How far a row may lie aside, and what becomes of it where it is let go of. Claims LS45 and LS46.
package struct SwipeReach {
  package enum Outcome: Sendable { case isOpen, isClosed, runsFirst }

  /// How fast a row is opened or closed from wherever it is, in pixels for each second.
  private static let flick: CGFloat = 600
  /// Of the width of the row, the part beyond which its first action runs.
  private static let fullShare: CGFloat = 0.6

  private let actions: CGFloat
  private let row: CGFloat
  private let allowsFullSwipe: Bool

  /// The widths of actions and of their row.
  package init(actions: CGFloat, row: CGFloat, allowsFullSwipe: Bool) {
    (self.actions, self.row, self.allowsFullSwipe) = (actions, row, allowsFullSwipe)
  }

  /// The distance to which a row comes that is moved to another.
  package func distance(_ wanted: CGFloat) -> CGFloat {
    min(max(wanted, 0), allowsFullSwipe ? max(row, actions) : actions)
  }

  /// What becomes of a row that lies aside by a distance, of which so much comes with each second.
  package func outcome(at distance: CGFloat, velocity: CGFloat) -> Outcome {
    if velocity < -SwipeReach.flick { return .isClosed }
    if allowsFullSwipe, distance > max(actions, row * SwipeReach.fullShare) { return .runsFirst }
    return velocity > SwipeReach.flick || distance > actions / 2 ? .isOpen : .isClosed
  }
}
