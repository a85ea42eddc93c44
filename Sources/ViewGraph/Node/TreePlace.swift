extension ViewNode {
  /// The positions of this node and of those above it among their siblings, from the root on: of two nodes of a host, whatever
  /// their islands are, that which is earlier in the tree has the lexicographically lesser ones. Each call visits the children of
  /// all nodes above.
  package final var treePlace: [Int] {
    var place: [Int] = []
    var node: ViewNode = self
    while let parent = node.parent {
      place.append(parent.position(of: node))
      node = parent
    }
    return place.reversed()
  }

  private func position(of child: ViewNode) -> Int {
    var (place, count) = (0, 0)
    forEachChild { sibling in
      if sibling === child { place = count }
      count += 1
    }
    return place
  }
}
