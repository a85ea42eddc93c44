extension ViewNode {
  /// Ends the identity of this subtree at once, or by a transition. Where another view takes the place, that appears before
  /// this one disappears (ID14), unless this one goes by no transition (ID15).
  final func go(_ phase: inout EvaluatePhase, isReplaced: Bool, as key: () -> AnyHashable) {
    let count = phase.effects.disappearances.count
    if end(&phase, as: key), isReplaced { phase.effects.areReplaced(since: count) }
  }

  /// Tells whether what appears in its place does so before it disappears.
  private func end(_ phase: inout EvaluatePhase, as key: () -> AnyHashable) -> Bool {
    // What a body of a transition has around a view goes without that; what it has beside it goes as other views do.
    guard graph.mayMove, !hasRows, transitionFrame?.hasSlot(in: self) != true else {
      unmount(&phase)
      return true
    }
    let units = transitionUnits
    go(by: units, as: key, &phase)
    return units.isEmpty || !units.allSatisfy { $0.transition.isIdentity(isRemoval: true) }
  }

  /// Ends the identity; the leaves are shown until the transitions have ended, if there are any.
  private func go(by units: [TransitionUnit], as key: () -> AnyHashable, _ phase: inout EvaluatePhase) {
    let transitions = removals(of: units, &phase)
    if transitions.isEmpty { return unmount(&phase) }
    let departure = Departure(of: self, as: key(), transitionCount: transitions.count)
    for transition in transitions { transition.departure = departure }
    let items = itemNodes
    phase.changes.keeper = departure
    unmount(&phase)
    for item in items { departure.takeAlong(item, &phase) }
    phase.changes.keeper = nil
    graph.motion.departures[ObjectIdentifier(departure)] = departure
    graph.motion.add(transitions)
  }

  /// The transitions by which views go, whose bodies are on their way: one for each view, if there are any.
  private func removals(of units: [TransitionUnit], _ phase: inout EvaluatePhase) -> [RunningTransition] {
    guard let transaction = movingTransaction else { return [] }
    let removals = units.map { removal(of: $0, in: transaction, &phase) }
    guard removals.contains(where: { $0 != nil }) else { return [] }
    return zip(units, removals).map { unit, removal in
      if let removal { return removal }
      let hiding = RunningTransition(hiding: unit, in: transaction)
      hiding.collectLeaves()
      return hiding
    }
  }

  private func removal(
    of unit: TransitionUnit, in transaction: Transaction, _ phase: inout EvaluatePhase
  ) -> RunningTransition? {
    let arrival = graph.existing(Motion.self)?.running.first { !$0.isRemoval && $0.node === unit.node }
    let running = RunningTransition(unit, isRemoval: true, after: arrival?.amounts, in: transaction)
    running?.collectLeaves()
    guard let running, unit.movesBodies(isRemoval: true, in: transaction) else { return running }
    unit.owner?.move(to: .didDisappear, telling: running.bodiesBegin(), &phase)
    if unit.owner?.frameNode?.isHeld == true {
      running.fade(by: transaction.animation ?? unit.transition.bodies.lazy.compactMap(\.animation).first)
    }
    return running
  }

  /// Ends the identity of an element that shows leaves of others: it stays for as long as one of them is shown in a
  /// transition.
  final func goAfterLeaves(in island: Island, _ phase: inout EvaluatePhase) {
    let departures = graph.existing(Motion.self)?.departures.values
    guard graph.mayMove, departures?.contains(where: { $0.hasLeaf(in: island) }) == true else { return unmount(&phase) }
    go(by: [TransitionUnit(node: self, transition: .offset(.zero))], as: { ObjectIdentifier(self) }, &phase)
  }

  /// Rows of lists come and go as the toolkit shows them.
  private var hasRows: Bool { marks.contains(.makesRows) || surrounding.map { !($0 is any ItemModifying) } ?? false }

  /// The transaction in which views come and go; none where nothing may move.
  private var movingTransaction: Transaction? { graph.host?.animates == true ? parent?.transaction : nil }
}

// MARK: - Coming

extension ViewNode {
  /// An identity is about to begin among views that were there before: bodies of transitions begin with what is not there
  /// yet, if they may move.
  final func prepareToCome() {
    guard graph.mayMove, graph.host?.animates == true else { return }
    (graph.motion.isArriving, graph.motion.arrived) = (true, [])
  }

  /// Shows an identity that has begun at once, or by a transition: one that goes turns round.
  final func come(_ phase: inout EvaluatePhase, as key: () -> AnyHashable) {
    guard graph.mayMove else { return }
    let arrived = graph.existing(Motion.self)?.takeArrived() ?? []
    let units = hasRows ? [] : transitionUnits
    var moving: [any TransitionStating] = []
    if !units.isEmpty, let transaction = movingTransaction {
      moving = come(by: units, in: transaction, instead: graph.motion.departure(of: self, as: key), &phase)
    }
    for node in arrived where !moving.contains(where: { $0 === node }) { node.rest(&phase) }
  }

  /// Tells whose bodies move.
  private func come(
    by units: [TransitionUnit], in transaction: Transaction, instead departure: Departure?, _ phase: inout EvaluatePhase
  ) -> [any TransitionStating] {
    let going = graph.motion.turnRound(departure)
    var moving: [any TransitionStating] = []
    for (index, unit) in units.enumerated() {
      let previous = going.indices.contains(index) && !going[index].isHidden ? going[index] : nil
      let running = RunningTransition(unit, isRemoval: false, after: previous?.amounts, in: transaction)
      running.map { graph.motion.add([$0]) }
      guard let owner = unit.owner, unit.movesBodies(isRemoval: false, in: transaction) else { continue }
      if let frame = departure?.frames.first, units.count == 1 { owner.frameNode?.adopt(frame) }
      owner.move(to: .identity, telling: nil, &phase)
      moving.append(owner)
    }
    return moving
  }
}
