/// The phase that applies a round's changes to the toolkit: dismantle, make, insert, move, update. Only code that holds
/// one reaches the toolkit's elements.
@MainActor
struct CommitPhase: ~Copyable {
  /// Applies the changes, and notes in which islands that changes the layout.
  func apply(_ changes: inout ChangeList) {
    remove(changes.removed)
    for leaf in changes.made where leaf.isMounted && !leaf.isInSleepingRow { leaf.makeElement() }
    // The innermost first, so that what is new is complete before it comes on the screen.
    for island in changes.reordered { island.isOrderStale = false }
    let reordered = changes.reordered.filter { $0.isMounted && !$0.isAsleep }.sorted { $0.depth > $1.depth }
    for island in reordered { takeOutStrays(island) }
    for island in reordered {
      if !reorder(island) { changes.layOut(island) }
    }
    for leaf in changes.updated where leaf.isMounted { leaf.updateElement(&changes) }
    for leaf in changes.modified where leaf.isMounted { leaf.leafModifier?.modify(leaf) }
  }

  /// Takes leaves off the screen, for good unless they wake again.
  func remove(_ leaves: [RemovedLeaf]) {
    for leaf in leaves where leaf.node.hasElement { remove(leaf) }
  }

  /// The widget is alive in dismantle, and leaves the screen after it (RP18).
  private func remove(_ leaf: RemovedLeaf) {
    leaf.node.dismantleElement()
    leaf.island?.holder?.remove(leaf.node)
    leaf.node.releaseElement()
  }

  /// Takes out what goes on in another island, as an element has one place.
  private func takeOutStrays(_ island: Island) {
    for leaf in island.leaves where leaf.isMounted && leaf.island !== island { island.holder?.remove(leaf) }
  }

  /// Inserts new leaves and moves as few of the others as possible. Tells whether all sizes inside still hold.
  private func reorder(_ island: Island) -> Bool {
    let ordered = island.orderedLeaves()
    let diff = KeyedDiff(
      from: island.leaves.map { DiffKey(identityOf: $0) }, to: ordered.map { DiffKey(identityOf: $0) })
    let areSame = ordered.count == island.leaves.count && diff.removed.isEmpty
    defer { island.leaves = ordered }
    guard areSame, let element = island.holder as? any IslandElement else {
      arrange(ordered, by: diff, in: island.holder)
      return false
    }
    return element.keepingSizes { arrange(ordered, by: diff, in: element) }
  }

  private func arrange(_ leaves: [any LeafNode], by diff: KeyedDiff, in holder: (any LeafHolder)?) {
    guard let holder else { return }
    let moved = diff.moved()
    var previous: (any LeafNode)?
    for (position, leaf) in leaves.enumerated() {
      if diff.origins[position] == nil {
        holder.insert(leaf, after: previous)
      } else if moved.contains(position) {
        holder.move(leaf, after: previous)
      }
      previous = leaf
    }
  }
}
