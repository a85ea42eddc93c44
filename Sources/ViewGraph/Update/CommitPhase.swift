/// The phase that applies a round's changes to the toolkit: dismantle, make, insert, move, update. Only code that holds
/// one reaches the host's widgets.
@MainActor
struct CommitPhase: ~Copyable {
  private let host: any GraphHost

  init(host: any GraphHost) { self.host = host }

  /// Applies the changes; `current` are the leaves on the screen, `ordered` those that the tree has now.
  func apply(_ changes: ChangeList, current: [any LeafNode], ordered: () -> [any LeafNode]) -> [any LeafNode] {
    for leaf in changes.removed where leaf.hasElement { remove(leaf) }
    for leaf in changes.made where leaf.isMounted { leaf.makeElement() }
    let leaves = changes.changesOrder ? reorder(from: current, to: ordered()) : current
    for leaf in changes.updated where leaf.isMounted { leaf.updateElement() }
    return leaves
  }

  /// The widget is alive in dismantle, and leaves the screen after it (RP18).
  private func remove(_ leaf: any LeafNode) {
    leaf.dismantleElement()
    host.remove(leaf)
    leaf.releaseElement()
  }

  /// Inserts new leaves and moves as few of the others as possible.
  private func reorder(from current: [any LeafNode], to ordered: [any LeafNode]) -> [any LeafNode] {
    var oldIndex: [ObjectIdentifier: Int] = [:]
    for (index, leaf) in current.enumerated() { oldIndex[ObjectIdentifier(leaf)] = index }
    let staying = LongestIncreasingSubsequence.members(of: ordered.map { oldIndex[ObjectIdentifier($0)] })
    var previous: (any LeafNode)?
    for (position, leaf) in ordered.enumerated() {
      if oldIndex[ObjectIdentifier(leaf)] == nil {
        host.insert(leaf, after: previous)
      } else if !staying.contains(position) {
        host.move(leaf, after: previous)
      }
      previous = leaf
    }
    return ordered
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
