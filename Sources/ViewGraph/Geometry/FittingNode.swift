/// The node of a choice among views. Layout makes it, and evaluates nothing: what is shown and what has appeared follows in the
/// same frame. All nodes and elements are there at all times, as they are measured.
final class FittingNode<Content: View>: WrapperNode<FittingView<Content>>, NamedInPaths, ItemContainer,
  GeometryObserver, Covering,
  DepthOrdering
{
  var isStale = false
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)
  /// The view that the latest layout has placed.
  private weak var placed: ViewNode? {
    didSet { if placed !== oldValue { graph.host?.geometryDidChange() } }
  }
  /// The views, in the order of what is laid out.
  private var views: [ViewNode] = []
  /// The one that was shown before the latest.
  private weak var former: ViewNode?
  private lazy var item = ContainerLayoutItem(
    layout: FittingLayout(axes: view.axes), items: [], passes: passes)
  private lazy var whole = UnaryLayoutItem(
    layout: PlacedNotice { [unowned self] proposal, _ in willPlace(for: proposal) }, content: item, passes: passes)

  override func mount(_ phase: inout EvaluatePhase) {
    marks.insert(.holdsItems)
    announce(.covers)
    graph.geometry.add(self)
    super.mount(&phase)
    layoutItemsDidChange()
  }

  override func update(_ newView: FittingView<Content>, _ phase: inout EvaluatePhase) {
    if newView.axes != view.axes { becomeStale() }
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  // MARK: Layout

  override func layoutItemsDidChange() { becomeStale() }

  func collectItemsAnew() {
    isStale = false
    island?.followProposals()
    var items: [any LayoutItem] = []
    child?.collectItems(&items)
    views = child?.itemNodes ?? []
    item.layout = FittingLayout(axes: view.axes)
    item.items = items
  }

  private func willPlace(for proposal: ProposedViewSize) {
    let choice = FittingLayout(axes: view.axes).choice(for: proposal, items: item.items)
    placed = item.items.firstIndex { $0 === choice }.map { views[$0] }
  }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(whole) }

  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }

  func collectOwnLayers(_ layers: inout [DepthLayer]) { layers.append(DepthLayer(container: child)) }

  // MARK: The choice

  var hasNewGeometry: Bool {
    view.choice.node !== placed && !limit.isReached(in: graph.bursts.outer)
  }

  func adoptGeometry() {
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    former = view.choice.node
    view.choice.show(placed)
    markDirty()
  }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      "each layout chooses another of these views, as they change when they are shown. Let them keep their sizes")
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    graph.preferences.invalidate()
    let count = phase.effects.disappearances.count
    tellAppearances(below: self, phase.effects)
    // What is shown appears before what was shown disappears.
    phase.effects.areReplaced(since: count)
  }

  /// Tells those for which it matters which view is shown, the innermost first.
  private func tellAppearances(below node: ViewNode, _ effects: EffectQueue) {
    node.forEachChild { child in
      if !child.isAsleep { tellAppearances(below: child, effects) }
      guard let follower = child as? any AppearanceFollowing else { return }
      let isShown = belongs(child, to: view.choice.node)
      if isShown != belongs(child, to: former) { follower.setAppeared(isShown, effects) }
    }
  }

  func covers(_ node: ViewNode) -> Bool { node !== self && !belongs(node, to: view.choice.node) }

  /// Whether a node is in one of the views, or stands around it.
  private func belongs(_ node: ViewNode, to view: ViewNode?) -> Bool {
    guard let view, let shown = (view as? any ItemModifying)?.item else { return false }
    let items = Set(views.compactMap { ($0 as? any ItemModifying).map { ObjectIdentifier($0.item) } })
    let around = sequence(first: node, next: \.parent).prefix { $0 !== self }
    if let inside = around.first(where: { items.contains(ObjectIdentifier($0)) }) { return inside === shown }
    return node === view || node.itemNodes.contains { $0 === shown || $0 === view }
  }
}

extension FittingNode: PreferenceWriting {
  /// What is not shown writes nothing.
  func collectPreferences(_ collector: PreferenceCollector) { collectShown(below: self, collector) }

  private func collectShown(below node: ViewNode, _ collector: PreferenceCollector) {
    node.forEachChild { child in
      guard child.marks.contains(.preferences), !covers(child) else { return }
      if let writer = child as? any PreferenceWriting {
        writer.collectPreferences(collector)
      } else {
        collectShown(below: child, collector)
      }
    }
  }
}
