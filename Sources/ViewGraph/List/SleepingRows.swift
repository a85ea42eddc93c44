extension ViewNode {
  /// Whether the node is in a row of a list that is not shown: it is not evaluated, and has no elements.
  final var isInSleepingRow: Bool {
    guard graph.hasSleepers else { return false }
    return sequence(first: self) { $0.parent }.contains(where: \.isAsleep)
  }

  /// Asks for the evaluations that were due while the row slept.
  func enqueueDirty() {
    if isDirty { graph.enqueue(self) }
    forEachChild { if !$0.isAsleep { $0.enqueueDirty() } }
  }
}

extension Island {
  /// Has the elements made again that were given back.
  func wake(_ phase: inout EvaluatePhase) {
    phase.changes.made += orderedLeaves()
    phase.changes.reorder(self)
  }

  /// Gives the elements back.
  func sleep(_ phase: inout EvaluatePhase) {
    phase.changes.removed += leaves.map { RemovedLeaf(node: $0, island: self) }
    leaves = []
  }
}
