import Foundation

/// A node that lays out what is below it, and collects it anew when its number or order has changed.
@MainActor
protocol ItemContainer: ViewNode {
  /// Whether the items are to be collected anew in this round.
  var isStale: Bool { get set }
  func collectItemsAnew()
  /// Whether what was collected last are the same items in another order, and take the same room. False unless said
  /// otherwise.
  var isOnlyReordered: Bool { get }
}

extension ItemContainer {
  var isOnlyReordered: Bool { false }

  /// Asks for the items to be collected anew, once a round.
  func becomeStale() {
    guard !isStale else { return }
    isStale = true
    graph.staleContainers.append(self)
  }
}

extension Graph {
  /// Lets the containers that have changed collect what they lay out, and notes what must be laid out.
  func collectItems(_ changes: inout ChangeList) {
    for container in staleContainers where container.isMounted {
      container.collectItemsAnew()
      if container.isOnlyReordered {
        (container.contentIsland?.holder as? any IslandElement)?.orderDidChange()
      } else {
        changes.layOut(container.contentIsland)
      }
    }
    staleContainers = []
    for island in exchange(&outdatedIslands, with: []) { changes.layOut(island) }
  }

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

  /// Makes the element of an island of this tree, which the caller keeps.
  package func makeElement(for island: Island) -> any IslandElement {
    guard let host else { fatalError("an element is made for a host that is gone") }
    let element = host.makeElement(for: island)
    island.holder = element
    return element
  }

  /// Places the content in the middle of a room, everything measured anew.
  package func place(in size: CGSize) {
    island.beginPass()
    island.place(in: CGRect(origin: .zero, size: size))
  }
}
