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

/// A node that needs a preference of what is below it.
@MainActor
protocol PreferenceReader: ViewNode {
  /// Reads it again: somebody below or elsewhere has written, or the order of the tree is another.
  func readPreference(_ phase: inout EvaluatePhase)
}

/// The readers of preferences in one host. Where there are none, writing costs nothing.
@MainActor
struct PreferenceReaders {
  private var readers: [any PreferenceReader] = []
  private var isStale = false

  mutating func add(_ reader: any PreferenceReader) {
    readers.append(reader)
    isStale = true
  }

  mutating func remove(_ reader: any PreferenceReader) { readers.removeAll { $0 === reader } }

  /// What readers know may no longer be so.
  mutating func invalidate() { isStale = true }

  /// The readers that must read again now, innermost first.
  mutating func takeStale() -> [any PreferenceReader] {
    guard isStale, !readers.isEmpty else { return [] }
    isStale = false
    return readers.sorted { $0.depth > $1.depth }
  }
}

extension ViewNode {
  /// Adds to a collector what the children wrote, in tree order.
  final func collectPreferencesBelow(_ collector: PreferenceCollector) {
    forEachChild { if $0.hasPreferences { $0.collectPreferences(collector) } }
  }

  /// Notes, when a writer is mounted, that there is something to find on the way to it; other branches are never visited.
  final func announcePreferences() {
    var node: ViewNode? = self
    while let current = node, !current.hasPreferences {
      current.hasPreferences = true
      node = current.parent
    }
    graph.preferences.invalidate()
  }
}
