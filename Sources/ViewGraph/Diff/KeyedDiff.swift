/// What makes one list of keys another: what is removed, inserted, kept and moved. Knows nothing of what the keys stand for.
struct KeyedDiff {
  /// The old position of each new key; nil for one that is inserted.
  let origins: [Int?]
  /// The old positions of the keys that are gone, in order.
  let removed: [Int]
  private let ends: CommonEnds

  /// Equal keys match as in `KeyMatches`.
  init<ID>(from old: [DiffKey<ID>], to new: [DiffKey<ID>], byOccurrence: Bool = false) {
    var matches = KeyMatches(from: old, to: new, byOccurrence: byOccurrence)
    var origins = [Int?](repeating: nil, count: new.count)
    var removed: [Int] = []
    for position in old.indices {
      if let found = matches.newPosition(of: position) { origins[found] = position } else { removed.append(position) }
    }
    (self.origins, self.removed, ends) = (origins, removed, matches.ends)
  }

  /// The new positions of the keys that have to move so that all are in their new order, as few as possible, from first to
  /// last: those outside of a longest increasing subsequence of what is between the ends. Cost: n log n for these n.
  func moved() -> [Int] {
    let middle = ends.prefix..<(origins.count - ends.suffix)
    var staying = LongestIncreasingSubsequence.members(of: origins[middle])[...]
    return middle.filter { position in
      guard staying.first == position else { return origins[position] != nil }
      staying.removeFirst()
      return false
    }
  }
}
