extension ViewNode {
  /// Asks for the evaluations that were due while the row slept.
  func enqueueDirty() {
    if isDirty { graph.enqueue(self) }
    forEachChild { if !$0.isAsleep { $0.enqueueDirty() } }
  }

  /// Whether a view in this subtree has properties that the runtime keeps.
  var anyKeepsProperties: Bool {
    var keeps = (self as? any PropertyKeeping)?.keepsProperties == true
    forEachChild { keeps = keeps || $0.anyKeepsProperties }
    return keeps
  }

  /// Whether anything is kept in this subtree that would be missed if it began anew.
  var isAnyMissed: Bool {
    var isMissed = (self as? any PropertyKeeping)?.isMissed == true
    forEachChild { isMissed = isMissed || $0.isAnyMissed }
    return isMissed
  }
}

extension EvaluatePhase {
  /// Has the elements of a row made again that were given back.
  mutating func wake(_ root: ViewNode, _ islands: [Island]) {
    root.collectAllLeaves(&changes.made)
    for island in islands { changes.reorder(island) }
  }

  /// Gives the elements of a row back, the inner ones first.
  mutating func sleep(_ root: ViewNode, _ islands: [Island]) {
    var leaves: [any LeafNode] = []
    root.collectAllLeaves(&leaves)
    changes.removed += leaves.reversed().map { RemovedLeaf(node: $0, island: $0.island) }
    for island in islands { island.leaves = [] }
  }
}
