/// The phase in which bodies run and nodes are compared. Holding one is the right to mount, update and unmount nodes;
/// no toolkit call is possible here.
@MainActor
struct EvaluatePhase: ~Copyable {
  /// What the commit phase has to do on the screen.
  var changes = ChangeList()
  /// Where actions wait until the screen shows what they react to.
  let effects: EffectQueue

  init(effects: EffectQueue) { self.effects = effects }
}

/// What a round of evaluation asks of the toolkit.
@MainActor
struct ChangeList {
  var removed: [RemovedLeaf] = []
  var made: [any LeafNode] = []
  /// Leaves by their base class: a protocol's table is looked up for each.
  var updated: [ViewNode] = []
  /// The leaves whose modifiers have something else for them.
  var modified: [any LeafNode] = []
  /// The islands in which leaves came, went or moved, so that their order must be compared.
  var reordered: [Island] = []
  /// The islands in which something has changed that layout depends on.
  var relaid: [Island] = []
  /// What comes and goes by a transition.
  var transitions: [RunningTransition] = []
  /// Whose leaves are being unmounted, if they shall be shown on.
  var departure: Departure?
  /// Rows of lists that are gone; what is above refers to them until it is done.
  var retired: [ListRowNode] = []
}

/// A leaf that is gone, with the island that shows its element: the way up from it may be gone as well.
struct RemovedLeaf {
  let node: any LeafNode
  let island: Island?
}

extension ChangeList {
  mutating func reorder(_ island: Island?) {
    guard let island, !island.isOrderStale else { return }
    island.isOrderStale = true
    reordered.append(island)
  }

  mutating func layOut(_ island: Island?) {
    guard let island, !island.isLayoutStale else { return }
    island.isLayoutStale = true
    relaid.append(island)
  }
}

extension EvaluatePhase {
  mutating func leafWasMounted(_ leaf: any LeafNode) {
    changes.made.append(leaf)
    changes.reorder(leaf.island)
  }

  mutating func leafNeedsUpdate(_ leaf: ViewNode) { changes.updated.append(leaf) }

  mutating func leafWasUnmounted(_ leaf: any LeafNode) {
    let removed = RemovedLeaf(node: leaf, island: leaf.island)
    if let departure = changes.departure { departure.leaves.append(removed) } else { changes.removed.append(removed) }
    changes.reorder(leaf.island)
  }

  /// Views that were there before are now in another order.
  mutating func orderChanged(in island: Island?) { changes.reorder(island) }

  /// What a node says of the layout of the views below it has changed.
  mutating func layoutChanged(at node: ViewNode) {
    for item in node.itemNodes { changes.layOut(item.island) }
  }

  consuming func finish() -> ChangeList { changes }
}
