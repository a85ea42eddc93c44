/// Views whose identity has ended, and whose elements are shown until their transitions end. Claim AN12.
///
/// The nodes are kept for as long, with those around them: a widget that is still shown may be measured.
@MainActor
final class Departure {
  /// The leaves that are gone then, the inner ones first.
  var leaves: [RemovedLeaf] = []
  /// The actions that run then.
  var disappearances: [Effect] = []
  /// How many transitions still run.
  var remaining: Int
  private let nodes: [ViewNode]

  init(of root: ViewNode, transitionCount: Int) {
    nodes = Array(sequence(first: root) { $0.parent })
    remaining = transitionCount
  }

  /// Whether the views around have gone as well, or are asleep.
  var isOrphaned: Bool { nodes.count < 2 || !nodes[1].isMounted || nodes[1].isInSleepingRow }

  /// Whether one of the leaves is in an island.
  func hasLeaf(in island: Island) -> Bool { leaves.contains { $0.island === island } }
}
