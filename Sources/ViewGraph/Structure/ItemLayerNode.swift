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

/// Views beside each of several views, with a state of their own for each, and laid out with it.
@MainActor
protocol LayerModifier: ItemModifier {
  associatedtype Layer: ContainerLayoutView
  var layer: Layer { get }
  /// Whether another modifier lays its layer out in the same way.
  func isLaidOut(as other: Self) -> Bool
  /// The layout of a view with the layer, for the node of the modifier.
  func layout(_ layer: any LayoutItem, in node: ViewNode) -> any UnaryLayout
}

/// Views behind or in front of each of several views, with a state of their own for each.
package struct ItemLayer<Layer: ContainerLayoutView, Side: LayerSide>: LayerModifier {
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

  func isLaidOut(as other: Self) -> Bool { alignment == other.alignment }

  func layout(_ layer: any LayoutItem, in node: ViewNode) -> any UnaryLayout {
    LayeredLayout(layer, alignment: alignment)
  }
}

/// The node of one view with a layer.
class ItemLayerNode<Modifier: LayerModifier>: ItemLayoutNode<Modifier> {
  private var layer: Node<Modifier.Layer>?

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Modifier.Layer._makeNode(view.layer, at: site())
    layer = node
    node.mount(&phase)
  }

  override func update(_ newView: Modifier, _ phase: inout EvaluatePhase) {
    let isSameLayout = view.isLaidOut(as: newView)
    view = newView
    layer?.update(newView.layer, &phase)
    if !isSameLayout, let layout { replaceLayout(by: layout, &phase) }
  }

  /// A container is always one item.
  private var layout: (any UnaryLayout)? {
    var items: [any LayoutItem] = []
    layer?.collectItems(&items)
    return items.first.map { view.layout($0, in: self) }
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    guard let layout else { return content }
    return surround(content) { layout }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { layer.map(body) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) {
    if Modifier.isInFront { super.collectLeaves(&leaves) }
    layer?.collectLeaves(&leaves)
    if !Modifier.isInFront { super.collectLeaves(&leaves) }
  }

  /// What is behind or in front of a view is so whatever its index is, and goes with it.
  package override func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    super.collectOwnLayers(&inner)
    // What lies around a view that shows nothing has the index that is said there.
    let zIndex = zIndexAroundItem ?? inner.lazy.map(\.zIndex).first { $0 != 0 } ?? 0
    let added = DepthLayer(container: layer).leaves
    let leaves = inner.flatMap(\.leaves)
    layers.append(DepthLayer(zIndex: zIndex, leaves: Modifier.isInFront ? leaves + added : added + leaves))
  }

  /// The layer is offered the size of the view.
  override var contentAxis: Axis? { nil }
}
