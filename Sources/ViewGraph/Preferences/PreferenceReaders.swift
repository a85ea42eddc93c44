/// A node that needs a preference of what is below it.
@MainActor
protocol PreferenceReader: ViewNode {
  /// Reads it again: somebody below or elsewhere has written, or the order of the tree is another.
  func readPreference(_ phase: inout EvaluatePhase)
}

/// The readers of preferences in one host. Where there are none, writing costs a look for them.
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
