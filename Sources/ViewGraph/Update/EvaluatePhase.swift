/// The phase in which bodies run and nodes are compared. Holding one is the right to mount, update and unmount nodes;
/// no toolkit call is possible here.
@MainActor
struct EvaluatePhase: ~Copyable {
  /// What the commit phase has to do on the screen.
  fileprivate(set) var changes = ChangeList()
  /// Where actions wait until the screen shows what they react to.
  let effects: EffectQueue

  init(effects: EffectQueue) { self.effects = effects }
}

/// What a round of evaluation asks of the toolkit.
@MainActor
struct ChangeList {
  var removed: [any LeafNode] = []
  var made: [any LeafNode] = []
  var updated: [any LeafNode] = []
  /// Whether leaves came, went or moved, so that their order must be compared.
  var changesOrder = false
  /// Whether a layout has other parameters.
  var changesLayout = false

  var isEmpty: Bool { removed.isEmpty && made.isEmpty && updated.isEmpty && !changesOrder && !changesLayout }
}

extension EvaluatePhase {
  mutating func leafWasMounted(_ leaf: any LeafNode) {
    changes.made.append(leaf)
    changes.changesOrder = true
  }

  mutating func leafNeedsUpdate(_ leaf: any LeafNode) { changes.updated.append(leaf) }

  mutating func leafWasUnmounted(_ leaf: any LeafNode) {
    changes.removed.append(leaf)
    changes.changesOrder = true
  }

  /// Views that were there before are now in another order.
  mutating func orderChanged() { changes.changesOrder = true }

  mutating func layoutChanged() { changes.changesLayout = true }

  consuming func finish() -> ChangeList { changes }
}
