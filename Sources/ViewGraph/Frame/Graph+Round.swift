// One round, from top to bottom: nodes are due; their bodies run, and what reads from what they wrote; the changes are made
// on the screen; the effects run, those that tell what is shown after the layout.

// MARK: - What is due

extension Graph {
  func enqueue(_ node: ViewNode) {
    // A root view that a body of its own tree assigns waits for the next round, as this one would never end (A30).
    if isEvaluating, node === root { return }
    due.insert(node)
    UpdateScheduler.shared.request(self)
  }

  /// Whether the writes of this host never converged.
  var isSuspended: Bool { bursts.isSuspended }

  /// Whether a round is due.
  private var hasWork: Bool { !due.isEmpty || !outdatedIslands.isEmpty }

  private var hasNews: Bool { features.inFrames.contains { $0.hasNews } }

  /// Whether nothing is pending in this host.
  package var isSettled: Bool { (!hasWork || isSuspended) && effects.isEmpty && !hasNews }

  /// The types of the views that wait for an evaluation, and whether effects or sizes do; for messages.
  package var pendingNames: [String] {
    due.names + (effects.isEmpty ? [] : ["effects"]) + (hasNews ? ["geometry"] : [])
  }

  /// Evaluates and commits now, out of turn, for somebody who needs the result (HC8). Not from inside a round.
  package func flush() {
    guard !isInRound, hasWork else { return }
    UpdateScheduler.shared.forget(self)
    UpdateScheduler.shared.perform { runRound() }
  }

  /// Evaluates and commits until nothing is due, for somebody who measures at once: the first row of a lazy container comes in a
  /// second round.
  package func flushAll() {
    for _ in 0..<UpdateScheduler.roundLimit where hasWork { flush() }
  }

  /// Builds the tree now if it was never built, for somebody who measures it before its first cycle.
  package func buildIfNeeded() {
    if island.content == nil { flush() }
  }
}

// MARK: - The round

extension Graph {
  /// One round: evaluate, commit, effects.
  func runRound() {
    guard !isInRound else { return UpdateScheduler.shared.request(self) }
    guard bursts.allowRound() else { return reportCycle() }
    keepingHost {
      isInRound = true
      host?.willEvaluate()
      commit(evaluate())
      host?.didCommit()
      isInRound = false
      finishRound()
    }
  }

  /// Bodies, updates and actions may let go of the host that runs them; it ends when they have.
  func keepingHost(_ work: () -> Void) {
    let host = host
    host?.willWork()
    work()
    host?.didWork()
  }

  private func reportCycle() {
    guard let first = due.first else { return }
    Diagnostics.report(
      .updateCycle, at: first,
      """
      after \(UpdateScheduler.roundLimit) rounds the writes still cause each other; the rest waits for the next \
      event. Involved: \(due.names.joined(separator: ", "))
      """)
  }

  /// Runs the bodies that are due, and what the features find due after them; nothing changes on the screen.
  func evaluate() -> ChangeList {
    var phase = EvaluatePhase(effects: effects, mayMove: mayMove)
    var postponed: [ViewNode] = []
    evaluation &+= 1
    isEvaluating = true
    repeat { runBodies(&phase, &postponed) } while evaluateFeatures(&phase)
    isEvaluating = false
    for feature in features.inFrames { feature.evaluationDidEnd(&phase) }
    if let root, root.isDirty { enqueue(root) }
    for node in postponed where node.isDirty { enqueue(node) }
    return phase.finish()
  }

  private func runBodies(_ phase: inout EvaluatePhase, _ postponed: inout [ViewNode]) {
    while let node = due.takeFirst() {
      guard node.isDirty, node.isMounted, !node.isInSleepingRow, node.needsEvaluation() else { continue }
      #if DEBUG
        if node !== root { ownEvaluationCycle = UpdateScheduler.shared.cycleCount }
      #endif
      if node.mayEvaluate(in: evaluation) { node.evaluate(&phase) } else { postponed.append(node) }
    }
  }

  /// The first feature that has something to do does it: what it makes due comes before the others.
  private func evaluateFeatures(_ phase: inout EvaluatePhase) -> Bool {
    for feature in features.inFrames where feature.evaluate(&phase) { return true }
    return false
  }

  /// Makes the changes on the screen, and asks for the layout that they need.
  func commit(_ changes: consuming ChangeList) {
    for feature in features.inFrames { feature.commitWillBegin(in: self) }
    var changes = CommitPhase.apply(changes, in: self)
    if !changes.made.isEmpty { elementsWereMade(of: changes.made) }
    for feature in features.inFrames { feature.elementsDidChange(in: self) }
    roundDidCommit()
    collectItems(&changes)
    changes.layOut()
    for action in changes.afterwards { action() }
  }

  /// Runs the actions that the round has caused. Those that tell what is shown wait for a layout, if one will follow.
  func finishRound() {
    checkInvariants()
    effects.runAfterRound()
    if effects.waitsForLayout, let host, host.willLayOut { return host.effectsWait() }
    runEffects()
  }

  private func runEffects() {
    effects.runAfterLayout()
    // What the actions wrote under transactions of their own is still an answer.
    if isSettled, !UpdateScheduler.shared.hasLaterWrites { bursts.settle() }
  }
}

// MARK: - After the layout

extension Graph {
  /// The toolkit has laid the content out: views are evaluated whose content is made for a size that is another now, or
  /// else the effects that waited run. They wait for the layout of what is evaluated.
  package func layoutDidFinish() {
    guard !isInRound, hasNews || !effects.isEmpty else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        if hasNews { bursts.beginAfterLayout() }
        for feature in features.inFrames { feature.adoptNews() }
        if !hasWork || isSuspended { runEffects() }
      }
    }
  }

  /// Runs the appearances or disappearances of the whole tree, as when a host enters or leaves its window (HC15).
  package func setAppeared(_ isAppeared: Bool) {
    isAway = !isAppeared
    root?.tellAppeared(isAppeared, effects)
    UpdateScheduler.shared.perform { keepingHost(finishRound) }
  }
}
