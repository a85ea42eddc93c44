extension Graph {
  /// Checks, in debug builds, what must hold between two rounds; a violation stops the program, as it is a fault of the
  /// runtime itself.
  func checkInvariants() {
    #if DEBUG
      guard let root else { return }
      checkSubtree(root)
      precondition(staleContainers.isEmpty, "a container's items were not collected in the round that changed them")
    #endif
  }

  #if DEBUG
    /// Whether this is a host or hangs in it, however deep.
    func isInside(_ outer: Graph) -> Bool { self === outer || enclosing?.graph.isInside(outer) == true }

    private func checkSubtree(_ node: ViewNode) {
      if node.isAsleep { return }
      precondition(node.isMounted, "\(node.path): a node of the tree is not mounted")
      precondition(node.graph === self, "\(node.path): a node belongs to another host")
      if let leaf = node as? any LeafNode { precondition(leaf.hasElement, "\(node.path): a leaf was not made") }
      node.forEachOwnIsland { island in
        precondition(
          island.orderedLeaves().elementsEqual(island.leaves, by: { $0 === $1 }),
          "\(node.path): the leaves on the screen are not those of the tree")
        precondition(
          island.leaves.allSatisfy { $0.island === island }, "\(node.path): a leaf is in the wrong island")
      }
      node.forEachChild { child in
        precondition(child.depth > node.depth, "\(child.path): a wrong depth")
        checkSubtree(child)
      }
    }
  #endif
}
