/// What scrolled content does when what precedes the part that is seen becomes longer or shorter. As SwiftUI documents it.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private enum Kind { case automatic, disabled }

  private let kind: Kind

  /// What is seen stays in sight.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(kind: .automatic)
  /// The offset stays, so that what is seen moves.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(kind: .disabled)
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct ScrollContentOffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

private struct ScrollVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// Whether a write of `scrollPosition` goes on with the velocity of the user. It has no effect: GTK's own motion ends where
  /// something is written. As SwiftUI documents it.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[ScrollVelocityKey.self] }
    set { self[ScrollVelocityKey.self] = newValue }
  }

  /// Where a view comes to that is scrolled to by a write of `scrollPosition`, of what can be seen; nil for where the modifier
  /// says. As SwiftUI documents it. Claim SC12.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// Whether what is seen of scroll views, lists and tables stays where it is when what precedes it becomes longer or shorter by
  /// the change. As SwiftUI documents it. Claim SC5.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[ScrollContentOffsetAdjustmentKey.self] }
    set { self[ScrollContentOffsetAdjustmentKey.self] = newValue }
  }
}

/// Whether the next layout leaves scrolled content at its offset.
final class ScrollAdjustments: GraphFeature {
  var areDisabled = false
}

extension ViewNode {
  /// Whether scrolled content around this node keeps its offset in the round that runs, and not what is seen.
  package final var keepsScrollOffset: Bool { transaction.scrollContentOffsetAdjustmentBehavior == .disabled }
}

extension ViewNode {
  /// Whether the layout that runs, or was the latest, leaves scrolled content around this node at its offset.
  package final var layoutKeepsScrollOffset: Bool { graph.existing(ScrollAdjustments.self)?.areDisabled == true }
}

extension Graph {
  /// The layout that follows leaves scrolled content where it is, if the round says so.
  func noteScrollAdjustment() {
    guard UpdateScheduler.shared.transaction.scrollContentOffsetAdjustmentBehavior == .disabled else { return }
    let adjustments = feature(ScrollAdjustments.self)
    adjustments.areDisabled = true
    effects.layoutFollows { adjustments.areDisabled = false }
  }
}

extension Island {
  /// Whether the layout that runs leaves scrolled content at its offset.
  package final var keepsScrollOffset: Bool { graph.existing(ScrollAdjustments.self)?.areDisabled == true }
}
