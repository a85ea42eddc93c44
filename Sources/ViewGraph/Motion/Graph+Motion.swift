import Foundation

// What begins, moves and ends in a host, with what follows from that.

extension Graph {
  var motion: Motion { feature(Motion.self) }

  /// Whether a change may be animated. It most likely is not, and then costs nothing more.
  var mayMove: Bool {
    if UpdateScheduler.shared.currentTransaction != nil { return true }
    guard let root else { return false }
    return root.marks.contains(.transactions) || root.marks.contains(.transitions)
  }

  /// What still shows views that have gone from below a node.
  func departures(below node: ViewNode) -> [Departure] {
    existing(Motion.self)?.departures.values.filter { $0.isBelow(node) } ?? []
  }

  /// Whether something moves, and wants to be told of frames.
  package var isMoving: Bool { existing(Motion.self)?.isMoving ?? false }

  /// Begins transitions of a round, whose elements are on the screen.
  func begin(_ transitions: [RunningTransition]) {
    guard !transitions.isEmpty else { return }
    for transition in transitions {
      for completion in transition.waiting { completion.begin() }
      motion.running.append(transition)
    }
    let unseen = transitions.filter { !$0.begin() }
    if isMoving { host?.motionDidBegin() }
    end(unseen)
  }

  /// A frame comes, at a moment in seconds: shows all that moves as it is then, and ends what is over. Where nothing may move
  /// any more, all is.
  package func move(to moment: Double) {
    guard isMoving, !isInRound else { return }
    guard host?.animates == true else { return finishMotion() }
    for transition in motion.running { transition.advance(to: moment) }
    let areOver = motion.running.filter { $0.isComplete && !$0.staysAtItsEnd }
    let areNearlyOver = motion.running.filter { $0.isLogicallyComplete && !$0.waiting.isEmpty }
    var told: [CompletedMotion] = []
    if motion.hasMovers { keepingHost { told = motion.advanceMovers(to: moment) } }
    motionMayHaveEnded()
    guard !areOver.isEmpty || !areNearlyOver.isEmpty || !told.isEmpty else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        for completed in told { completed.tell() }
        for transition in areNearlyOver { transition.tell(.logicallyComplete) }
        end(areOver)
        finishRound()
      }
    }
  }

  /// Ends all that moves now.
  package func finishMotion() {
    guard isMoving, !isInRound else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        for completed in motion.advanceMovers(to: nil) { completed.tell() }
        end(motion.running)
        motionMayHaveEnded()
        finishRound()
      }
    }
  }

  /// Ends some of what is shown on its way, besides transitions.
  func endMovers(where isMeant: (Mover) -> Bool) {
    guard isMoving else { return }
    for completed in motion.finishMovers(where: isMeant) { completed.tell() }
    motionMayHaveEnded()
  }

  /// Ends what goes from views that have gone themselves, and what comes with them.
  func endOrphanedMotion() {
    guard isMoving else { return }
    end(motion.running.filter { $0.departure?.isOrphaned ?? !$0.node.isMounted })
  }

  /// Ends transitions: what they removed is gone with the last of them.
  func end(_ transitions: [RunningTransition]) {
    if transitions.isEmpty { return }
    let ended = Set(transitions.map { ObjectIdentifier($0) })
    motion.running.removeAll { ended.contains(ObjectIdentifier($0)) }
    // What a dismantle does may have ended others of them.
    for transition in transitions where !transition.hasEnded {
      transition.end()
      transition.tell(.logicallyComplete)
      transition.tell(.removed)
      guard let departure = transition.departure else { continue }
      departure.remaining -= 1
      if departure.remaining == 0 { finish(departure) }
    }
    motionMayHaveEnded()
  }

  private func motionMayHaveEnded() {
    if !isMoving { host?.motionDidEnd() }
  }

  private func finish(_ departure: Departure) {
    motion.departures[ObjectIdentifier(departure)] = nil
    CommitPhase.remove(departure.leaves, in: self)
    unmount(departure.frames)
    for action in departure.disappearances { effects.viewDisappears(action) }
  }

  /// Ends what the bodies of transitions made of views that have gone.
  private func unmount(_ frames: [TransitionFrameNode]) {
    if frames.isEmpty { return }
    var phase = EvaluatePhase(effects: effects)
    for frame in frames { frame.unmount(&phase) }
    let changes = phase.finish()
    CommitPhase.remove(changes.removed, in: self)
    for action in changes.afterwards { action() }
  }
}
