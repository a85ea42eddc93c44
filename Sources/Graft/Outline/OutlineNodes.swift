/// A node of a tree that is shown, as all nodes around it are open.
struct OutlineNode<Element, ID: Hashable>: Identifiable {
  let element: Element
  let id: ID
  /// How many nodes are around it.
  let depth: Int
}

/// How the nodes of a tree are found.
struct OutlineSource<Data: RandomAccessCollection, ID: Hashable> {
  let roots: any RandomAccessCollection<Data.Element>
  let id: (Data.Element) -> ID
  /// The nodes below one; nil for a leaf.
  let children: (Data.Element) -> Data?

  /// The nodes that are shown where some are open, in order. The children of others are not asked for. Costs their number.
  func nodes(open: Set<ID>) -> [OutlineNode<Data.Element, ID>] {
    var nodes: [OutlineNode<Data.Element, ID>] = []
    append(roots, depth: 0, open, to: &nodes)
    return nodes
  }

  private func append(
    _ elements: any RandomAccessCollection<Data.Element>, depth: Int, _ open: Set<ID>,
    to nodes: inout [OutlineNode<Data.Element, ID>]
  ) {
    for element in elements {
      let node = OutlineNode(element: element, id: id(element), depth: depth)
      nodes.append(node)
      if open.contains(node.id), let below = children(element) { append(below, depth: depth + 1, open, to: &nodes) }
    }
  }
}

extension OutlineSource where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Nodes that have ids of their own, of which a key path tells what is below.
  init(roots: any RandomAccessCollection<Data.Element>, children: KeyPath<Data.Element, Data?>) {
    self.init(roots: roots, id: ElementID.own(), children: { $0[keyPath: children] })
  }
}

extension OutlineSource {
  /// Nodes of which key paths tell the ids and what is below.
  init(
    roots: any RandomAccessCollection<Data.Element>, id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>
  ) {
    // On no actor, as these are called for each node.
    self.init(roots: roots, id: ElementID.at(id), children: { $0[keyPath: children] })
  }
}
