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
}
