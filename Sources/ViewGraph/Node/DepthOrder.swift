/// Views of a container, or one of them, that lie at the same place in depth.
package struct DepthLayer {
  var zIndex: Double = 0
  let leaves: [any LeafNode]
}

/// A node that says where views lie in depth.
@MainActor
package protocol DepthOrdering: ViewNode {
  /// The index that the node says of the views below it.
  var ownZIndex: Double? { get }
  /// Whether an index is said by what the node surrounds, which is not below it.
  var saysZIndex: Bool { get }
  /// Appends what lies in depth below this node; asked where somebody says an index.
  func collectOwnLayers(_ layers: inout [DepthLayer])
}

extension DepthOrdering {
  package var ownZIndex: Double? { nil }
  package var saysZIndex: Bool { false }
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
    var leaves: [any LeafNode] = []
    for layer in haveOneIndex ? self : fromBack { leaves += layer.leaves }
    return leaves
  }

  private var fromBack: [DepthLayer] {
    enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private var haveOneIndex: Bool {
    for layer in self where layer.zIndex != self[0].zIndex { return false }
    return true
  }
}

extension ViewNode {
  /// Whether a view here or below has ever said its place in depth.
  final var hasZIndex: Bool {
    marks.contains(.zIndex) || marks.contains(.modifiesItem) && (self as? any DepthOrdering)?.saysZIndex == true
  }

  /// Appends what lies behind and in front of each other in the container around this node. Where nobody says an index,
  /// the tree has the order.
  final func collectLayers(_ layers: inout [DepthLayer]) {
    if hasZIndex { return collectOrderedLayers(&layers) }
    var leaves: [any LeafNode] = []
    collectLeaves(&leaves)
    // What shows nothing yet has its place already: a view for a size, whose content is made after the layout.
    if !leaves.isEmpty || !itemNodes.isEmpty { layers.append(DepthLayer(leaves: leaves)) }
  }

  private func collectOrderedLayers(_ layers: inout [DepthLayer]) {
    if let ordering = self as? any DepthOrdering { return ordering.collectOwnLayers(&layers) }
    // What is inside of a leaf has a depth of its own.
    if let leaf = self as? any LeafNode { return layers.append(DepthLayer(leaves: [leaf])) }
    collectLayersBelow(&layers)
  }

  final func collectLayersBelow(_ layers: inout [DepthLayer]) { forEachChild { $0.collectLayers(&layers) } }
}
