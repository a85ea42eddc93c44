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

  /// The keys whose values differ between two environments.
  func changedKeys(since old: EnvironmentEntries) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    for (position, (key, entry)) in all.enumerated() {
      let former = old.entry(of: key, near: position)
      if entry !== former, !entry.isEqual(to: former) { changed.append(key) }
    }
    for (position, (key, entry)) in old.all.enumerated() where self.entry(of: key, near: position) == nil {
      if !entry.isEqual(to: nil) { changed.append(key) }
    }
    return changed
  }

  /// What was set for a key that is most likely at a position, as keys are where they were before.
  private func entry(of key: ObjectIdentifier, near position: Int) -> (any EnvironmentEntry)? {
    if position < all.count, all[position].key == key { return all[position].entry }
    return self[key]
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
