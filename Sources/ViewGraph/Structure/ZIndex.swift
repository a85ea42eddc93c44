/// A view with a place in depth among its neighbours.
struct ZIndexView<Content: View>: WrapperView {
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
final class ZIndexNode<Content: View>: WrapperNode<ZIndexView<Content>>, DepthOrdering {
  override func mount(_ phase: inout EvaluatePhase) {
    announce(.zIndex)
    super.mount(&phase)
  }

  override func update(_ newView: ZIndexView<Content>, _ phase: inout EvaluatePhase) {
    let isSame = view.zIndex == newView.zIndex
    super.update(newView, &phase)
    if !isSame { depthChanged(&phase) }
  }

  var ownZIndex: Double? { view.zIndex }

  func collectOwnLayers(_ layers: inout [DepthLayer]) {
    var inner: [DepthLayer] = []
    child?.collectLayers(&inner)
    layers += inner.map { DepthLayer(zIndex: view.zIndex, leaves: $0.leaves) }
  }
}

extension ViewNode {
  /// What lies in the containers around a node with an index has another order in depth.
  fileprivate func depthChanged(_ phase: inout EvaluatePhase) {
    var node: ViewNode? = self
    while let island = node?.island {
      phase.orderChanged(in: island)
      node = island.sharesDepth
      (node as? RowRunNode)?.rowDepthDidChange()
    }
  }
}
