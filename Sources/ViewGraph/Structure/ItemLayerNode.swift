/// A side of a view on which a layer lies.
package protocol LayerSide {
  /// Whether the layer lies in front, and not behind.
  static var isInFront: Bool { get }
}

/// The side of a background.
package enum BehindItem: LayerSide {
  package static var isInFront: Bool { false }
}

/// The side of an overlay.
package enum InFrontOfItem: LayerSide {
  package static var isInFront: Bool { true }
}

/// Views behind or in front of each of several views, with a state of their own for each.
package struct ItemLayer<Layer: ContainerLayoutView, Side: LayerSide>: ItemModifier {
  let layer: Layer
  let alignment: Alignment

  package init(_ layer: Layer, alignment: Alignment, side: Side.Type) {
    self.layer = layer
    self.alignment = alignment
  }

  package static var isInFront: Bool { Side.isInFront }

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { ItemLayerNode(modifier, around: item, at: site) }
}

/// The node of one view with a layer.
final class ItemLayerNode<Layer: ContainerLayoutView, Side: LayerSide>: ItemLayoutNode<ItemLayer<Layer, Side>> {
  private var layer: Node<Layer>?

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Layer._makeNode(view.layer, at: site())
    layer = node
    node.mount(&phase)
  }

  override func update(_ newView: ItemLayer<Layer, Side>, _ phase: inout EvaluatePhase) {
    let isSameAlignment = view.alignment == newView.alignment
    view = newView
    layer?.update(newView.layer, &phase)
    if !isSameAlignment, let layout { replaceLayout(by: layout, &phase) }
  }

  /// A container is always one item.
  private var layout: LayeredLayout? {
    var items: [any LayoutItem] = []
    layer?.collectItems(&items)
    return items.first.map { LayeredLayout($0, alignment: view.alignment) }
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    guard let layout else { return content }
    return surround(content) { layout }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { layer.map(body) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) {
    if Side.isInFront { super.collectLeaves(&leaves) }
    layer?.collectLeaves(&leaves)
    if !Side.isInFront { super.collectLeaves(&leaves) }
  }

  /// What is behind or in front of a view is so whatever its index is, and goes with it.
  package override func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    super.collectOwnLayers(&inner)
    // What lies around a view that shows nothing has the index that is said there.
    let zIndex = zIndexAroundItem ?? inner.lazy.map(\.zIndex).first { $0 != 0 } ?? 0
    let added = DepthLayer(container: layer).leaves
    let leaves = inner.flatMap(\.leaves)
    layers.append(DepthLayer(zIndex: zIndex, leaves: Side.isInFront ? leaves + added : added + leaves))
  }

  /// The layer is offered the size of the view.
  override var contentAxis: Axis? { nil }
}
