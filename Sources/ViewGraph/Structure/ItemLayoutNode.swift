/// The node of a modifier of one view that has no widget: it lays the view out as it likes.
class ItemLayoutNode<Modifier: ItemModifier>: ValueNode<Modifier>, ItemModifying {
  final let item: ViewNode
  private var whole: UnaryLayoutItem?

  init(_ modifier: Modifier, around item: ViewNode, at site: NodeSite) {
    self.item = item
    super.init(modifier, at: site)
  }

  /// Leaves the view as it is unless overridden.
  func modified(_ content: any LayoutItem) -> any LayoutItem { content }

  /// The view with a layout around it: the same item each time, as one that is replaced forgets its sizes.
  final func surround(_ content: any LayoutItem, with layout: () -> any UnaryLayout) -> UnaryLayoutItem {
    let whole = whole ?? UnaryLayoutItem(layout: layout(), content: content, passes: content.passes)
    if whole.content !== content { whole.content = content }
    self.whole = whole
    return whole
  }

  /// Has another layout around the view.
  final func replaceLayout(by layout: any UnaryLayout, _ phase: inout EvaluatePhase) {
    whole?.layout = layout
    phase.layoutChanged(at: self)
  }

  override var isItem: Bool { true }

  override func collectLeaves(_ leaves: inout [any LeafNode]) { item.collectLeaves(&leaves) }

  package func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    item.collectLayers(&inner)
    layers += inner.map { DepthLayer(zIndex: zIndexAroundItem ?? $0.zIndex, leaves: $0.leaves) }
  }
}
