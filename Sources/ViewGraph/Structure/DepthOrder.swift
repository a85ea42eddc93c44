/// Views of a container, or one of them, that lie at the same place in depth.
struct DepthLayer {
  var zIndex: Double = 0
  let leaves: [any LeafNode]
}

extension DepthLayer {
  /// A container lies at one place in depth, whatever is in front inside.
  @MainActor
  init(container content: ViewNode?) {
    var layers: [DepthLayer] = []
    content?.collectLayers(&layers)
    leaves = layers.leavesFromBack
  }
}

extension [DepthLayer] {
  /// The leaves from back to front; layers of one index stay as they are.
  var leavesFromBack: [any LeafNode] {
    enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.flatMap(\.element.leaves)
  }
}

extension ViewNode {
  /// Appends what lies behind and in front of each other in the container around this node. Where nobody says an index,
  /// the tree has the order.
  final func collectLayers(_ layers: inout [DepthLayer]) {
    if hasZIndex { return collectOwnLayers(&layers) }
    var leaves: [any LeafNode] = []
    collectLeaves(&leaves)
    if !leaves.isEmpty { layers.append(DepthLayer(leaves: leaves)) }
  }

  /// What lies in the containers around a node with an index has another order in depth.
  final func depthChanged(_ phase: inout EvaluatePhase) {
    var node: ViewNode? = self
    while let island = node?.island {
      phase.orderChanged(in: island)
      node = island.sharesDepth
      (node as? RowRunNode)?.rowDepthDidChange()
    }
  }

  /// Notes, when a view with an index is mounted, that depth is not that of the tree.
  final func announceZIndex() {
    var node: ViewNode? = self
    while let current = node, !current.hasZIndex {
      current.hasZIndex = true
      node = current.parent
    }
  }
}

/// A view with a place in depth among its neighbours.
struct ZIndexView<Content: View>: View {
  let content: Content
  let zIndex: Double

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ZIndexNode(view, at: site) }
}

extension View {
  /// Puts the view in front of its neighbours with a lower index, and behind those with a higher one; views of the same
  /// index, which is 0 unless said otherwise, lie in the order of the tree. As SwiftUI documents it.
  ///
  /// What is in front is painted last, and gets the user's input first. A change moves widgets, and makes or updates none.
  public func zIndex(_ value: Double) -> some View { ZIndexView(content: self, zIndex: value.isNaN ? 0 : value) }
}

/// The node of `.zIndex`.
final class ZIndexNode<Content: View>: ValueNode<ZIndexView<Content>> {
  private var child: Node<Content>?

  override func mount(_ phase: inout EvaluatePhase) {
    announceZIndex()
    let node = Content._makeNode(view.content, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: ZIndexView<Content>, _ phase: inout EvaluatePhase) {
    let isSame = view.zIndex == newView.zIndex
    view = newView
    child?.update(newView.content, &phase)
    if !isSame { depthChanged(&phase) }
  }

  override var ownZIndex: Double? { view.zIndex }

  override func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    child?.collectLayers(&inner)
    layers += inner.map { DepthLayer(zIndex: view.zIndex, leaves: $0.leaves) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
