import Foundation

/// Neighbouring rows of a `ForEach` that are laid out, placed and drawn as one item of the stack around them.
///
/// A change in one row measures and places its run alone; the others keep what they have.
final class RowRunNode: ViewNode, LeafNode, IslandOwner, ItemContainer, SizeRemembering {
  private(set) var rows: [RowNode] = []
  private var islandElement: (any IslandElement)?
  private lazy var rowIsland = Island(owner: self)
  private lazy var item = ContainerLayoutItem(
    layout: StackLayout(axis: .vertical), items: [], passes: rowIsland.passes)
  var isStale = false
  /// The room between items is then the same, as they all like the same distance.
  private(set) var isOnlyReordered = false
  /// Outlives the placement of the rows: the stack around asks again whenever another of its items has changed.
  var sizes = SizeCache()
  private var placed = PlacedElement()

  /// Takes other rows, or the same in another order.
  func setRows(_ newRows: [RowNode], _ phase: inout EvaluatePhase) {
    if rows.elementsEqual(newRows, by: { $0 === $1 }) { return }
    rows = newRows
    rowIsland.rowPasses = newRows.map(\.rowPasses)
    for row in newRows { row.run = self }
    phase.orderChanged(in: rowIsland)
    layoutItemsDidChange()
  }

  /// Lays the rows out as the stack around the `ForEach` would.
  func setLayout(_ stack: StackLayout) {
    guard item.layout as? StackLayout != stack else { return }
    item.layout = stack
    rowIsland.holder?.layoutDidChange()
  }

  override func mount(_ phase: inout EvaluatePhase) {
    marks.insert(.holdsItems)
    phase.leafWasMounted(self)
  }

  /// The rows go on elsewhere, or were unmounted on their own.
  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    phase.leafWasUnmounted(self)
  }

  /// Rows that go by a transition are shown in it meanwhile.
  func leaveWithRows(_ phase: inout EvaluatePhase) { leaveAfterLeaves(in: rowIsland, &phase) }

  override var isItem: Bool { true }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(self) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) { leaves.append(self) }

  // MARK: The island

  override var contentIsland: Island? { rowIsland }

  override var contentPasses: LayoutPasses { rowIsland.passes }

  override func forEachOwnIsland(_ body: (Island) -> Void) { body(rowIsland) }

  var islandContent: [ViewNode] { rows }

  var sharesDepth: Bool { true }

  /// Rows of another depth belong in another run.
  func rowDepthDidChange() { (parent as? any RowDivider)?.rowDepthDidChange() }

  /// A run lies where its rows do.
  var layer: DepthLayer {
    var layers: [DepthLayer] = []
    for row in rows { row.collectLayers(&layers) }
    return DepthLayer(zIndex: layers.map(\.zIndex).max() ?? 0, leaves: [self])
  }

  override func layoutItemsDidChange() { becomeStale() }

  func collectItemsAnew() {
    isStale = false
    var items: [any LayoutItem] = []
    for row in rows { row.collectItems(&items) }
    isOnlyReordered = areOfOneSpacing(items) && areSame(items)
    item.items = items
    rowIsland.content = item
  }

  private func areOfOneSpacing(_ items: [any LayoutItem]) -> Bool {
    let spacing = items.first?.spacing
    for item in items where item.spacing != spacing { return false }
    return true
  }

  /// Whether the items are those that there were, in any order.
  private func areSame(_ items: [any LayoutItem]) -> Bool {
    items.count == item.items.count
      && KeyedDiff(from: .init(identitiesOf: item.items) { $0 }, to: .init(identitiesOf: items) { $0 }).removed.isEmpty
  }

  // MARK: The element

  var hasElement: Bool { islandElement != nil }
  var element: (any LeafElement)? { islandElement }

  func makeElement(_ phase: inout CommitPhase) { islandElement = phase.makeElement(for: rowIsland) }
  func dismantleElement(_ phase: inout CommitPhase) {}
  func releaseElement() {
    islandElement = nil
    placed.forget()
    elementIsGone()
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    islandElement?.validateSizes()
    return remembering(proposal, in: rowIsland.passes.current) { rowIsland.sizeThatFits(proposal) }
  }

  func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    guard axis == .horizontal else { return sizeThatFits(proposal).height }
    islandElement?.validateSizes()
    return remembering(axis, for: proposal, in: rowIsland.passes.current) { rowIsland.length(axis, for: proposal) }
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    rowIsland.expect(proposal, size: size)
    guard let islandElement else { return }
    let frame = LayoutMirror.onScreen(CGRect(origin: origin, size: size))
    let former = placed.take(frame)
    let shown = isSettled(at: frame, after: former) ? frame : place(of: islandElement, at: frame, after: former)
    islandElement.setFrame(shown, pass: rowIsland.passes.current)
  }

  var placedFrame: CGRect? { placed.frame }

  func moveElement(to shown: CGRect) {
    if let islandElement { placed.move(islandElement, to: shown, pass: rowIsland.passes.current) }
  }

  /// A run whose rows show nothing takes no spacing, and is not drawn where it was.
  func takesPart() -> Bool {
    // As in a stack, a function of the array would check the executor for each item.
    for item in item.items where item.takesPart() { return true }
    islandElement?.leaveOut()
    return false
  }

  var hasGuides: Bool { item.hasGuides }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    rowIsland.explicitGuide(key, for: proposal)
  }
}
