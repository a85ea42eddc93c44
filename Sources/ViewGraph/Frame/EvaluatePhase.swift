/// The phase in which bodies run and nodes are compared. Holding one is the right to mount, update and unmount nodes;
/// no toolkit call is possible here.
@MainActor
package struct EvaluatePhase: ~Copyable {
  /// What the commit phase has to do on the screen.
  var changes = ChangeList()
  /// Where actions wait until the screen shows what they react to.
  let effects: EffectQueue
  /// Whether what is shown of a newer value may be on the way to it: asked once, as it is the same for all nodes.
  let mayMove: Bool

  init(effects: EffectQueue, mayMove: Bool = false) { (self.effects, self.mayMove) = (effects, mayMove) }
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
  /// Who keeps the leaves that are being unmounted, if they shall be shown on.
  var keeper: (any LeafKeeper)?
  /// What is done when the changes are made and nothing refers to what is gone any more.
  var afterwards: [@MainActor () -> Void] = []
}

/// Keeps leaves on the screen whose nodes are unmounted.
@MainActor
protocol LeafKeeper: AnyObject {
  func keep(_ leaf: RemovedLeaf)
  /// Runs an action when they have gone as well.
  func viewDisappears(_ action: @escaping Effect)
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

  /// Asks for the layouts.
  func layOut() {
    for island in relaid {
      island.isLayoutStale = false
      if island.isMounted { island.holder?.layoutDidChange() }
    }
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
    if let keeper = changes.keeper { keeper.keep(removed) } else { changes.removed.append(removed) }
    changes.reorder(leaf.island)
  }

  /// Views that were there before are now in another order.
  mutating func orderChanged(in island: Island?) { changes.reorder(island) }

  /// What a node says of the layout of the views below it has changed.
  mutating func layoutChanged(at node: ViewNode) {
    for item in node.itemNodes { changes.layOut(item.island) }
  }

  /// Has an action run when a view is no longer shown.
  func viewDisappears(_ action: @escaping Effect) {
    if let keeper = changes.keeper { keeper.viewDisappears(action) } else { effects.viewDisappears(action) }
  }

  consuming func finish() -> ChangeList { changes }
}
