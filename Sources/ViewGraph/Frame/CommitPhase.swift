/// The phase that applies a round's changes to the toolkit: dismantle, make, insert, move, update. Only code that holds
/// one reaches the toolkit's elements.
@MainActor
struct CommitPhase: ~Copyable {
  /// Applies the changes, and notes in which islands that changes the layout.
  func apply(_ changes: inout ChangeList) {
    remove(changes.removed)
    for leaf in changes.made where leaf.isMounted && !leaf.isInSleepingRow { leaf.makeElement() }
    // The innermost first, so that what is new is complete before it comes on the screen.
    for island in changes.reordered { island.isOrderStale = false }
    let reordered = changes.reordered.filter { $0.isMounted && !$0.isAsleep }.sorted { $0.depth > $1.depth }
    for island in reordered { takeOutStrays(island) }
    for island in reordered {
      if !reorder(island) { changes.layOut(island) }
    }
    for leaf in changes.updated where leaf.isMounted { leaf.updateElement(&changes) }
    for leaf in changes.modified where leaf.isMounted { leaf.leafModifier?.modify(leaf) }
  }

  /// Takes leaves off the screen, for good unless they wake again.
  func remove(_ leaves: [RemovedLeaf]) {
    for leaf in leaves where leaf.node.hasElement { remove(leaf) }
  }

  /// The widget is alive in dismantle, and leaves the screen after it (RP18).
  private func remove(_ leaf: RemovedLeaf) {
    leaf.node.dismantleElement()
    leaf.island?.holder?.remove(leaf.node)
    leaf.node.releaseElement()
  }

  /// Takes out what goes on in another island, as an element has one place.
  private func takeOutStrays(_ island: Island) {
    for leaf in island.leaves where leaf.isMounted && leaf.island !== island { island.holder?.remove(leaf) }
  }

  /// Inserts new leaves and moves as few of the others as possible. Tells whether all sizes inside still hold.
  private func reorder(_ island: Island) -> Bool {
    let ordered = island.orderedLeaves()
    var oldIndex: [ObjectIdentifier: Int] = [:]
    for (index, leaf) in island.leaves.enumerated() { oldIndex[ObjectIdentifier(leaf)] = index }
    let indices = ordered.map { oldIndex[ObjectIdentifier($0)] }
    let areSame = ordered.count == island.leaves.count && !indices.contains(nil)
    defer { island.leaves = ordered }
    guard areSame, let element = island.holder as? any IslandElement else {
      arrange(ordered, from: indices, in: island.holder)
      return false
    }
    return element.keepingSizes { arrange(ordered, from: indices, in: element) }
  }

  private func arrange(_ leaves: [any LeafNode], from indices: [Int?], in holder: (any LeafHolder)?) {
    guard let holder else { return }
    let staying = LongestIncreasingSubsequence.members(of: indices)
    var previous: (any LeafNode)?
    for (position, leaf) in leaves.enumerated() {
      if indices[position] == nil {
        holder.insert(leaf, after: previous)
      } else if !staying.contains(position) {
        holder.move(leaf, after: previous)
      }
      previous = leaf
    }
  }
}

/// Finds what need not move when a list is reordered.
enum LongestIncreasingSubsequence {
  /// The positions of a longest increasing subsequence of the values that are not nil. Cost: n log n.
  static func members(of values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var predecessors = [Int?](repeating: nil, count: values.count)
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      let length = tails.partitioningIndex { (values[$0] ?? 0) >= value }
      predecessors[position] = length > 0 ? tails[length - 1] : nil
      if length == tails.count { tails.append(position) } else { tails[length] = position }
    }
    guard let last = tails.last else { return [] }
    return Set(sequence(first: last) { predecessors[$0] })
  }
}

extension [Int] {
  /// The first index whose element satisfies a condition that holds from some index on.
  fileprivate func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
