/// Reduces what a subtree wrote for one key. The type of the key is that of the subclass, which a writer asks for.
@MainActor
class PreferenceCollector {}

/// Reduces the values of a key.
final class ValueCollector<Key: PreferenceKey>: PreferenceCollector {
  /// The values so far; nil if nobody wrote.
  private(set) var value: Key.Value?

  func add(_ next: () -> Key.Value) {
    guard var reduced = value else { return value = next() }
    Key.reduce(value: &reduced, nextValue: next)
    value = reduced
  }

  /// What the subtree below a node wrote, or the default.
  static func value(below node: ViewNode) -> Key.Value {
    let collector = ValueCollector<Key>()
    node.collectPreferencesBelow(collector)
    return collector.value ?? Key.defaultValue
  }
}

/// A node that writes preferences.
@MainActor
protocol PreferenceWriting: ViewNode {
  /// Adds to a collector what this node and those below it wrote.
  func collectPreferences(_ collector: PreferenceCollector)
}

extension ViewNode {
  /// Adds to a collector what the children wrote, in tree order.
  final func collectPreferencesBelow(_ collector: PreferenceCollector) {
    forEachChild { child in
      guard child.marks.contains(.preferences) else { return }
      if let writer = child as? any PreferenceWriting {
        writer.collectPreferences(collector)
      } else {
        child.collectPreferencesBelow(collector)
      }
    }
  }

  /// Notes, when a writer is mounted, that there is something to find on the way to it.
  final func announcePreferences() {
    announce(.preferences)
    graph.preferences.invalidate()
  }
}
