/// What comes and goes in a host.
@MainActor
struct Motion {
  /// Whether a view has ever said its transition.
  var hasTransitions = false
  /// Whether a view has ever changed the transaction of updates.
  var hasTransactions = false
  var running: [RunningTransition] = []
  var departures: [ObjectIdentifier: Departure] = [:]
}

extension Graph {
  /// Whether a change may be animated. It most likely is not, and then costs nothing more.
  var mayMove: Bool {
    UpdateScheduler.shared.currentTransaction != nil || motion.hasTransactions || motion.hasTransitions
  }

  /// What still shows views that have gone from below a node.
  func departures(below node: ViewNode) -> [Departure] {
    motion.departures.isEmpty ? [] : motion.departures.values.filter { $0.isBelow(node) }
  }

  /// Whether transitions run, and want to be told of frames.
  package var isMoving: Bool { !motion.running.isEmpty }

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

  /// A frame comes, at a moment in seconds: shows the transitions as they are then, and ends those that are over. Where
  /// nothing may move any more, all are.
  package func move(to moment: Double) {
    guard isMoving, !isInRound else { return }
    guard host?.animates == true else { return finishMotion() }
    for transition in motion.running { transition.advance(to: moment) }
    let areOver = motion.running.filter(\.isComplete)
    let areNearlyOver = motion.running.filter { $0.isLogicallyComplete && !$0.waiting.isEmpty }
    guard !areOver.isEmpty || !areNearlyOver.isEmpty else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        for transition in areNearlyOver { transition.tell(.logicallyComplete) }
        end(areOver)
        finishRound()
      }
    }
  }

  /// Ends all transitions now.
  package func finishMotion() {
    guard isMoving, !isInRound else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        end(motion.running)
        finishRound()
      }
    }
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
      transition.tell(.removed)
      guard let departure = transition.departure else { continue }
      departure.remaining -= 1
      if departure.remaining == 0 { finish(departure) }
    }
    if !isMoving { host?.motionDidEnd() }
  }

  private func finish(_ departure: Departure) {
    motion.departures[ObjectIdentifier(departure)] = nil
    CommitPhase().remove(departure.leaves)
    for action in departure.disappearances { effects.viewDisappears(action) }
  }
}
