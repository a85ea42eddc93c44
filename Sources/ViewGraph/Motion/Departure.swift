/// Views whose identity has ended, and whose elements are shown until their transitions end. Claim AN12.
///
/// The nodes are kept for as long, with those around them: a widget that is still shown may be measured.
@MainActor
final class Departure: LeafKeeper {
  /// The leaves that are gone then, the inner ones first.
  private(set) var leaves: [RemovedLeaf] = []
  /// The actions that run then.
  private(set) var disappearances: [Effect] = []
  /// What the bodies of transitions made of the views, which is evaluated until then.
  private(set) var frames: [TransitionFrameNode] = []
  /// How many transitions still run.
  var remaining: Int
  /// What comes back with the same key is the same view for those who look on.
  private let key: AnyHashable
  private var nodes: [ViewNode]

  init(of root: ViewNode, as key: AnyHashable, transitionCount: Int) {
    nodes = Array(sequence(first: root) { $0.parent })
    self.key = key
    remaining = transitionCount
  }

  func keep(_ leaf: RemovedLeaf) { leaves.append(leaf) }

  func keep(_ frame: TransitionFrameNode) { frames.append(frame) }

  func viewDisappears(_ action: @escaping Effect) { disappearances.append(action) }

  /// Ends the modifiers that surround a view for itself, and so go with it.
  func takeAlong(_ item: ViewNode, _ phase: inout EvaluatePhase) {
    for part in item.modifiersAround {
      part.unmount(&phase)
      nodes.append(part)
    }
  }

  /// Whether the views around have gone as well, or are asleep.
  var isOrphaned: Bool { nodes.count < 2 || !nodes[1].isMounted || nodes[1].isInSleepingRow }

  /// Whether a view that comes is the one that goes.
  func isDeparture(of node: ViewNode, as key: AnyHashable) -> Bool {
    nodes.count > 1 && nodes[1] === node.parent && type(of: nodes[0]) == type(of: node) && self.key == key
  }

  /// Whether a node is around the views.
  func isBelow(_ node: ViewNode) -> Bool { nodes.dropFirst().contains { $0 === node } }

  /// Whether one of the leaves is in an island.
  func hasLeaf(in island: Island) -> Bool { leaves.contains { $0.island === island } }
}
