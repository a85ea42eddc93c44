import Foundation

/// The node of a modifier of one view that is done to the element of an island around the view. Make gives the node's
/// `embeddedIsland` a holder, which is the element.
package final class ItemIslandNode<Behavior: LeafBehavior>: RepresentableNode<Behavior>, IslandOwner, ItemModifying {
  package let item: ViewNode
  private lazy var ownIsland = Island(owner: self)

  /// Makes the node around that of a view.
  package init(_ modifier: Behavior.Content, around item: ViewNode, at site: NodeSite) {
    self.item = item
    super.init(modifier, at: site)
    // What the view carries is carried by its own leaves.
    if !Behavior.isReachedByModifiers { marks.remove(.isModified) }
    marks.insert(.holdsItems)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    phase.orderChanged(in: ownIsland)
  }

  // MARK: The island

  package override var innerIsland: Island? { ownIsland }

  override var contentIsland: Island? { ownIsland }

  override var contentPasses: LayoutPasses { ownIsland.passes }

  override func forEachOwnIsland(_ body: (Island) -> Void) { body(ownIsland) }

  package var islandContent: [ViewNode] { [item] }

  package var sharesDepth: Bool { true }

  package func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    item.collectLayers(&inner)
    layers.append(DepthLayer(zIndex: zIndexAroundItem ?? inner.map(\.zIndex).max() ?? 0, leaves: [self]))
  }

  // MARK: Layout

  package func modified(_ content: any LayoutItem) -> any LayoutItem {
    if ownIsland.content !== content {
      ownIsland.content = content
      ownIsland.holder?.layoutDidChange()
    }
    return self
  }

  package override func place(at origin: CGPoint, proposal: ProposedViewSize) {
    ownIsland.expect(proposal, size: sizeThatFits(proposal))
    super.place(at: origin, proposal: proposal)
  }

  package override var layoutPriority: Double { ownIsland.content?.layoutPriority ?? 0 }

  package override var spacing: ViewSpacing { ownIsland.content?.spacing ?? ViewSpacing() }

  package override func layoutValue(of key: ObjectIdentifier) -> Any? { ownIsland.content?.layoutValue(of: key) }
}
