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

/// A node that writes preferences.
@MainActor
protocol PreferenceWriting: ViewNode {
  /// Adds to a collector what this node and those below it wrote.
  func collectPreferences(_ collector: PreferenceCollector)
}

/// The readers of preferences in one host. Where there are none, writing costs nothing.
final class PreferenceReaders: FrameFeature {
  static let turn = FrameTurn.reading

  private var readers: [any PreferenceReader] = []
  private var isStale = false

  func add(_ reader: any PreferenceReader) {
    readers.append(reader)
    isStale = true
  }

  func remove(_ reader: any PreferenceReader) { readers.removeAll { $0 === reader } }

  /// What readers know may no longer be so.
  func invalidate() { isStale = true }

  /// Lets them read again, the innermost first, which may change what those around them see.
  func evaluate(_ phase: inout EvaluatePhase) -> Bool {
    guard isStale, !readers.isEmpty else { return false }
    isStale = false
    for reader in readers.sorted(by: { $0.depth > $1.depth }) where reader.isMounted { reader.readPreference(&phase) }
    return true
  }

  /// What is written is combined in the order of the tree.
  func orderDidChange(below node: ViewNode) {
    if node.marks.contains(.preferences) { invalidate() }
  }
}

extension Graph {
  var preferences: PreferenceReaders { feature(PreferenceReaders.self) }
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
