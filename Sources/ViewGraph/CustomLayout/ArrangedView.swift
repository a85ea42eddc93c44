/// A view in which a layout arranges others.
struct ArrangedView<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ArrangedNode(view, at: site) }
}

/// The node of a container with a layout of the public kind. The container lives as long as the node, and with it the
/// layout's cache.
final class ArrangedNode<Arrangement: Layout, Content: View>: Node<ArrangedView<Arrangement, Content>>, NamedInPaths,
  ItemContainer,
  DepthOrdering
{
  private var child: Node<Content>?
  var isStale = false
  private var layout: Arrangement
  /// The layout that arranges: on its way to the latest in an animated change.
  private var shown: Arrangement
  private lazy var item = ArrangedItem(layout: shown, passes: passes) { [unowned self] in
    scope.values.layoutDirection
  }

  init(_ view: ArrangedView<Arrangement, Content>, at site: NodeSite) {
    (layout, shown) = (view.layout, view.layout)
    super.init(at: site)
    marks.insert(.holdsItems)
    child = Content._makeNode(view.content, at: self.site())
  }

  override func mount(_ phase: inout EvaluatePhase) {
    child?.mount(&phase)
    layoutItemsDidChange()
  }

  override func update(_ newView: ArrangedView<Arrangement, Content>, _ phase: inout EvaluatePhase) {
    if !layout.isEqual(to: newView.layout) {
      show(moved(to: newView.layout))
      phase.layoutChanged(at: self)
    }
    child?.update(newView.content, &phase)
  }

  /// What arranges of a newer layout. In a frame nothing else changes than the places, so that no round is needed.
  private func moved(to newLayout: Arrangement) -> Arrangement {
    let former = exchange(&layout, with: newLayout)
    return moved(to: newLayout, from: former, keptBy: self) { [unowned self] in
      show($0)
      contentIsland?.holder?.layoutDidChange()
    }
  }

  private func show(_ layout: Arrangement) {
    shown = layout
    // The item of a container that is new is made at the end of the round, when its island is known.
    if !isStale { item.layout = layout }
  }

  #if DEBUG
    func showsSame(as other: ViewNode) -> Bool { (other as? Self)?.layout.isEqual(to: layout) == true }
  #endif

  override func layoutItemsDidChange() { becomeStale() }

  func collectItemsAnew() {
    isStale = false
    var items: [any LayoutItem] = []
    child?.collectItems(&items)
    item.layout = shown
    item.items = items
  }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(item) }

  /// The layout may do anything with what it says of its views' lengths.
  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override var contentAxis: Axis? { layout.stackOrientation }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }

  func collectOwnLayers(_ layers: inout [DepthLayer]) { layers.append(DepthLayer(container: child)) }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

private struct LayoutAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
  /// The axis of the nearest layout of the public kind, which another layout in its place may change.
  package internal(set) var layoutAxis: Axis? {
    get { self[LayoutAxisKey.self] }
    set { self[LayoutAxisKey.self] = newValue }
  }
}

#if DEBUG
  extension ArrangedNode: Showing {}
#endif
