/// What was set in an environment, by key, in the order in which the keys were set first.
///
/// There are few, and each place that writes one has all of them: side by side they are copied and compared with those above for
/// a third of what that costs in dictionaries, and a look at all of some 25 costs what a search in one does.
struct EnvironmentEntries {
  private var all: [(key: ObjectIdentifier, entry: any EnvironmentEntry)] = []

  /// What was set for a key, if anything was.
  subscript(key: ObjectIdentifier) -> (any EnvironmentEntry)? {
    for element in all where element.key == key { return element.entry }
    return nil
  }

  /// Sets what a key has from now on.
  mutating func set(_ entry: any EnvironmentEntry, for key: ObjectIdentifier) {
    guard let position = all.firstIndex(where: { $0.key == key }) else { return all.append((key, entry)) }
    all[position].entry = entry
  }

  /// The values, for people.
  var descriptions: [String] { all.map(\.entry.description) }

  /// What differs from what was set before. Of what is passed on from above, that counts what was found there.
  func compared(with old: EnvironmentEntries, below above: EnvironmentComparison? = nil) -> EnvironmentComparison {
    var found = EnvironmentComparison()
    for (position, (key, entry)) in all.enumerated() {
      let former = old.entry(of: key, near: position)
      let isEqual =
        entry === former || above?.isEqual(entry, former, at: position) ?? entry.isEqual(to: former)
      found.append(EnvironmentComparison.Pair(entry: entry, former: former, isEqual: isEqual), key)
    }
    for (position, (key, entry)) in old.all.enumerated() where self.entry(of: key, near: position) == nil {
      if !entry.isEqual(to: nil) { found.changedKeys.append(key) }
    }
    return found
  }

  /// What was set for a key that is most likely at a position, as keys are where they were before.
  private func entry(of key: ObjectIdentifier, near position: Int) -> (any EnvironmentEntry)? {
    if position < all.count, all[position].key == key { return all[position].entry }
    return self[key]
  }
}

/// What was found of the entries of a place and those that it had before.
struct EnvironmentComparison {
  fileprivate struct Pair {
    let entry: any EnvironmentEntry
    let former: (any EnvironmentEntry)?
    let isEqual: Bool
  }

  /// The keys whose values are others.
  fileprivate(set) var changedKeys: [ObjectIdentifier] = []
  private var pairs: [Pair] = []

  fileprivate mutating func append(_ pair: Pair, _ key: ObjectIdentifier) {
    pairs.append(pair)
    if !pair.isEqual { changedKeys.append(key) }
  }

  /// Whether two entries have equal values, if just these were compared. Keys are where they are above.
  fileprivate func isEqual(
    _ entry: any EnvironmentEntry, _ former: (any EnvironmentEntry)?, at position: Int
  ) -> Bool? {
    guard position < pairs.count, pairs[position].entry === entry, pairs[position].former === former else { return nil }
    return pairs[position].isEqual
  }
}

/// The value of one key.
protocol EnvironmentEntry: AnyObject, CustomStringConvertible {
  func isEqual(to other: (any EnvironmentEntry)?) -> Bool
  #if DEBUG
    var anyValue: Any { get }
    var keyName: String { get }
  #endif
}
