/// The phase that applies a round's changes to the toolkit: dismantle, make, insert, move, update.
///
/// Elements are made, updated and dismantled only by code that is handed one, and nobody but the frame can make one: it has
/// the host.
@MainActor
package struct CommitPhase: ~Copyable {
  private let host: (any GraphHost)?
  private var changes: ChangeList

  private init(_ changes: consuming ChangeList, in host: (any GraphHost)?) {
    self.changes = changes
    self.host = host
  }

  /// Applies the changes of a round. Returns them with the islands in which that changes the layout.
  static func apply(_ changes: consuming ChangeList, in graph: Graph) -> ChangeList {
    var phase = CommitPhase(changes, in: graph.host)
    phase.apply()
    return phase.finish()
  }

  /// Takes leaves off the screen whose nodes ended in an earlier round.
  static func remove(_ leaves: [RemovedLeaf], in graph: Graph) {
    var phase = CommitPhase(ChangeList(), in: graph.host)
    phase.remove(leaves)
  }

  /// Updates the element of a leaf, as a frame does whose view moves.
  static func update(_ leaf: ViewNode, in graph: Graph) {
    var phase = CommitPhase(ChangeList(), in: graph.host)
    leaf.updateElement(&phase)
    phase.finish().layOut()
  }

  private consuming func finish() -> ChangeList { changes }

  private mutating func apply() {
    remove(changes.removed)
    let made = changes.made
    for leaf in made where leaf.isMounted && !leaf.isInSleepingRow { leaf.makeElement(&self) }
    reorderIslands()
    let (updated, modified) = (changes.updated, changes.modified)
    for leaf in updated where leaf.isMounted { leaf.updateElement(&self) }
    for leaf in modified where leaf.isMounted { leaf.leafModifier?.modify(leaf, withAttributes: true) }
  }

  /// Makes the element of an island, which the caller keeps.
  func makeElement(for island: Island) -> any IslandElement { island.makeElement(in: host) }

  /// Something in an island has changed that its layout depends on.
  mutating func layOut(_ island: Island?) { changes.layOut(island) }

  /// Takes leaves off the screen, for good unless they wake again.
  private mutating func remove(_ leaves: [RemovedLeaf]) {
    for leaf in leaves where leaf.node.hasElement { remove(leaf) }
  }

  /// The widget is alive in dismantle, and leaves the screen after it (RP18).
  private mutating func remove(_ leaf: RemovedLeaf) {
    leaf.node.dismantleElement(&self)
    leaf.island?.holder?.remove(leaf.node)
    leaf.node.releaseElement()
  }
}

// MARK: - The order of leaves

extension CommitPhase {
  /// Brings the leaves of islands into order, the innermost island first, so that what is new is complete before it comes
  /// on the screen.
  private mutating func reorderIslands() {
    let islands = changes.reordered
    for island in islands { island.isOrderStale = false }
    let reordered = islands.filter { $0.isMounted && !$0.isAsleep }.sorted { $0.depth > $1.depth }
    for island in reordered { takeOutStrays(island) }
    for island in reordered where !reorder(island) { layOut(island) }
  }

  /// Takes out what goes on in another island, as an element has one place.
  private func takeOutStrays(_ island: Island) {
    for leaf in island.leaves where leaf.isMounted && leaf.island !== island { island.holder?.remove(leaf) }
  }

  /// Inserts new leaves and moves as few of the others as possible. Tells whether all sizes inside still hold.
  private func reorder(_ island: Island) -> Bool {
    let ordered = island.orderedLeaves()
    let diff = KeyedDiff(from: .init(identitiesOf: island.leaves) { $0 }, to: .init(identitiesOf: ordered) { $0 })
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
    var moved = diff.moved()[...]
    var previous: (any LeafNode)?
    for (position, leaf) in leaves.enumerated() {
      if diff.origins[position] == nil {
        holder.insert(leaf, after: previous)
      } else if moved.first == position {
        moved.removeFirst()
        holder.move(leaf, after: previous)
      }
      previous = leaf
    }
  }
}
