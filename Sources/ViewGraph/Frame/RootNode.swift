import Foundation

/// The node at the top of a host: holds the root view that was assigned last and lays out what it shows.
package final class RootNode<Content: View>: ViewNode, ItemContainer, IslandOwner {
  /// The root view; assigning only asks for an evaluation (HC5).
  package var rootView: Content {
    didSet {
      #if DEBUG
        assignedCycle = UpdateScheduler.shared.cycleCount
      #endif
      UpdateScheduler.shared.invalidate { [self] in markDirty() }
    }
  }

  private var child: Node<Content>?
  var isStale = false
  private var madeRoom: (any RoomNoting)?
  #if DEBUG
    private(set) var assignedCycle: Int?
  #endif

  /// Makes the root of a graph and asks for its first evaluation.
  package init(_ rootView: Content, graph: Graph) {
    self.rootView = rootView
    super.init(at: NodeSite(graph: graph, parent: nil, scope: graph.rootScope))
    graph.install(self)
    #if DEBUG
      MadeHosts.add(self)
    #endif
    markDirty()
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    if let child { return child.update(rootView, &phase) }
    let node = Content._makeNode(rootView, at: site())
    child = node
    node.mount(&phase)
    layoutItemsDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func layoutItemsDidChange() { becomeStale() }

  func collectItemsAnew() {
    isStale = false
    graph.island.content = LayoutItems.stacked(below: child, passes: graph.island.passes)
  }

  package var islandContent: [ViewNode] { child.map { [$0] } ?? [] }

  package var windowRoom: AnyObject? {
    let room = madeRoom ?? makeRoom(cover: nil)
    madeRoom = room
    return room
  }

  package func willPlace(in size: CGSize) { madeRoom?.wasPlaced(for: ProposedViewSize(size), size: size) }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    madeRoom?.end()
  }

  override func forEachOwnIsland(_ body: (Island) -> Void) { body(graph.island) }

  package override var viewType: Any.Type { Content.self }
}
