import Foundation

/// The sizes one item answered in one layout pass.
///
/// A few dozen proposals are usual at most, so a list is searched from its end; the oldest answer makes room.
public struct SizeCache: Sendable {
  private var pass = 0
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// More answers than nested stacks ask for in practice; it bounds a search and the memory of an item.
  private static let limit = 32

  /// A cache without answers.
  public init() {}

  /// The size remembered for `proposal`, or else the one computed now. Costs at most 32 comparisons.
  ///
  /// Answers of another `pass` are dropped. `compute` must not reach this cache again.
  public mutating func size(
    for proposal: ProposedViewSize, pass: Int, _ compute: () -> CGSize
  ) -> CGSize {
    if pass != self.pass { removeAll() }
    self.pass = pass
    if let known = entries.last(where: { $0.proposal == proposal }) { return known.size }
    let size = compute()
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((proposal, size))
    return size
  }

  /// Forgets every answer; for an item that changed within a pass.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
