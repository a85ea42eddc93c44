extension ViewNode {
  /// Ends the identity of this subtree at once, or by a transition. Where another view takes the place, that appears before
  /// this one disappears (ID14), unless this one goes by no transition (ID15).
  final func go(_ phase: inout EvaluatePhase, isReplaced: Bool) {
    let count = phase.effects.disappearances.count
    if end(&phase), isReplaced { phase.effects.areReplaced(since: count) }
  }

  /// Tells whether what appears in its place does so before it disappears.
  private func end(_ phase: inout EvaluatePhase) -> Bool {
    guard graph.mayMove, !hasRows else {
      unmount(&phase)
      return true
    }
    let units = transitionUnits
    go(by: units, &phase)
    return units.isEmpty || !units.allSatisfy { $0.transition.removal.isEmpty }
  }

  /// Ends the identity; the leaves are shown until the transitions have ended, if there are any.
  private func go(by units: [TransitionUnit], _ phase: inout EvaluatePhase) {
    let transitions = transitions(of: units, isRemoval: true)
    if transitions.isEmpty { return unmount(&phase) }
    let departure = Departure(of: self, transitionCount: transitions.count)
    for transition in transitions {
      transition.departure = departure
      transition.collectLeaves()
    }
    let items = itemNodes
    phase.changes.keeper = departure
    unmount(&phase)
    for item in items { departure.takeAlong(item, &phase) }
    phase.changes.keeper = nil
    graph.motion.departures[ObjectIdentifier(departure)] = departure
    graph.motion.add(transitions)
  }

  /// Ends the identity of an element that shows leaves of others: it stays for as long as one of them is shown in a
  /// transition.
  final func goAfterLeaves(in island: Island, _ phase: inout EvaluatePhase) {
    let departures = graph.existing(Motion.self)?.departures.values
    guard graph.mayMove, departures?.contains(where: { $0.hasLeaf(in: island) }) == true else { return unmount(&phase) }
    go(by: [TransitionUnit(node: self, transition: .offset(.zero))], &phase)
  }

  /// Shows an identity that has begun at once, or by a transition.
  final func come(_ phase: inout EvaluatePhase) {
    guard graph.mayMove, !hasRows else { return }
    let transitions = transitions(of: transitionUnits, isRemoval: false)
    if !transitions.isEmpty { graph.motion.add(transitions) }
  }

  /// Rows of lists come and go as the toolkit shows them.
  private var hasRows: Bool { marks.contains(.makesRows) || surrounding.map { !($0 is any ItemModifying) } ?? false }

  private func transitions(of units: [TransitionUnit], isRemoval: Bool) -> [RunningTransition] {
    guard graph.host?.animates == true, let transaction = parent?.transaction else { return [] }
    return units.compactMap { RunningTransition($0, isRemoval: isRemoval, in: transaction) }
  }
}
