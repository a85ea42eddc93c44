import HeapModule

/// The nodes that wait for their evaluation: the shallowest first, then the first marked.
struct DueNodes {
  private var nodes = Heap<DueNode>()
  private var sequence = 0

  var isEmpty: Bool { nodes.isEmpty }

  var first: ViewNode? { nodes.min?.node }

  @MainActor
  mutating func insert(_ node: ViewNode) {
    sequence += 1
    nodes.insert(DueNode(depth: node.depth, sequence: sequence, node: node))
  }

  mutating func takeFirst() -> ViewNode? { nodes.popMin()?.node }

  /// The types of the views, for messages.
  @MainActor var names: [String] { Set(nodes.unordered.map { String(describing: $0.node.viewType) }).sorted() }
}

private struct DueNode: Comparable {
  let depth: Int
  let sequence: Int
  let node: ViewNode

  static func == (left: DueNode, right: DueNode) -> Bool { left.sequence == right.sequence }

  static func < (left: DueNode, right: DueNode) -> Bool { (left.depth, left.sequence) < (right.depth, right.sequence) }
}
