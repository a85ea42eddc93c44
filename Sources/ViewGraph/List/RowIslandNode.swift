/// A view in an island of its own, whose element the toolkit puts where it shows that: a row of a list, or a cell of one.
package class RowIslandNode: ViewNode, IslandOwner, ItemContainer, Surrounding {
  /// The outermost node inside, once it was built.
  final weak var root: ViewNode?
  /// The view that this stands around, if it is not above it in the tree.
  private final var rootIdentifier: ObjectIdentifier?
  private final var islandElement: (any IslandElement)?
  final var isStale = false
  /// How many views are laid out inside.
  private(set) final var viewCount = 0
  /// How what was painted goes, from when the views are gone; nil for fading.
  final var removal: [TransitionPart]?
  /// Whether a view that ends may be followed by another, for which this stays.
  final var awaitsOtherView = false
  final private(set) lazy var rowIsland = Island(owner: self)

  override init(at site: NodeSite) {
    super.init(at: site)
    marks.remove(.makesRows)
    marks.insert(.holdsItems)
  }

  /// Stands around a view from now on, whose node says so to those who ask it.
  final func take(_ root: ViewNode) {
    self.root = root
    rootIdentifier = ObjectIdentifier(root)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { root.map(body) }

  /// The outermost node of what is inside; nil before it was built.
  package final var content: ViewNode? { root }

  /// Whether what is inside is a view that was built, and no element's.
  final var standsAroundView: Bool { root != nil && rootIdentifier != nil }

  /// What the toolkit shows, made when it is first asked for.
  package final var element: any IslandElement {
    let element = islandElement ?? makeElement()
    islandElement = element
    return element
  }

  private func makeElement() -> any IslandElement {
    let element = graph.makeElement(for: rowIsland)
    var previous: (any LeafNode)?
    for leaf in rowIsland.leaves {
      element.insert(leaf, after: previous)
      previous = leaf
    }
    return element
  }

  /// Ends what stands around a view that has ended, unless there is another in its place.
  package final func innerDidUnmount(_ phase: inout EvaluatePhase) {
    noteRemoval()
    guard awaitsOtherView, let rootIdentifier, let ended = root else {
      isUnmounted = true
      return phase.changes.afterwards.append(letGo)
    }
    phase.changes.afterwards.append { [self] in
      // Until now, so that no other view has been at its address.
      withExtendedLifetime(ended) { forget(rootIdentifier) }
      if root?.isMounted != true { letGo() }
    }
  }

  private func forget(_ root: ObjectIdentifier) {
    if graph.surroundings[root] === self { graph.surroundings[root] = nil }
  }

  /// Forgets the views, once nothing refers to them any more.
  final func letGo() {
    rootIdentifier.map(forget)
    rowIsland.leaves = []
    rowIsland.content = nil
  }

  // MARK: The island

  override var contentIsland: Island? { rowIsland }

  override var contentPasses: LayoutPasses { rowIsland.passes }

  override func forEachOwnIsland(_ body: (Island) -> Void) {
    if !isAsleep { body(rowIsland) }
  }

  package final var islandContent: [ViewNode] { root.map { [$0] } ?? [] }

  override func layoutItemsDidChange() { becomeStale() }

  /// How views inside lie of which there are several.
  var stack: StackLayout { StackLayout(axis: .vertical) }

  final func collectItemsAnew() {
    isStale = false
    rowIsland.startsAtLeadingEdge = true
    let items = LayoutItems.items(below: root)
    viewCount = items.count
    rowIsland.content = LayoutItems.stacked(items, passes: rowIsland.passes, in: stack)
  }
}
