import Foundation

extension Graph {
  /// Has an island laid out again in the next round, as what its layout read has changed.
  ///
  /// A layout that changes itself what it reads would do so without an end.
  func relayOut(_ island: Island) {
    if RunningCall.isLayout, !island.mayRepeat(in: bursts.outer) { return }
    if !outdatedIslands.contains(where: { $0 === island }) { outdatedIslands.append(island) }
    UpdateScheduler.shared.request(self)
  }

  /// The size of the content for a proposal, everything measured anew. Evaluates nothing.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    island.beginPass()
    return island.sizeThatFits(proposal)
  }

  /// Places the content in the middle of a room, everything measured anew.
  package func place(in size: CGSize) {
    island.beginPass()
    island.place(in: CGRect(origin: .zero, size: size))
  }
}
