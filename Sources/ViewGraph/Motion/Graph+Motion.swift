/// What comes and goes in a host.
final class Motion: FrameFeature {
  static let turn = FrameTurn.result

  var running: [RunningTransition] = []
  var departures: [ObjectIdentifier: Departure] = [:]
  /// Those of the round that is evaluated, which begin with its changes.
  private var beginning: [RunningTransition] = []

  func add(_ transitions: [RunningTransition]) { beginning += transitions }

  /// What goes does so before anything is made, as an author may give a widget out again.
  func commitWillBegin(in graph: Graph) {
    graph.endOrphanedMotion()
    let going = beginning.filter(\.isRemoval)
    beginning.removeAll(where: \.isRemoval)
    graph.begin(going)
  }

  func elementsDidChange(in graph: Graph) {
    graph.begin(exchange(&beginning, with: []))
  }
}

extension Graph {
  var motion: Motion { feature(Motion.self) }

  /// Whether a change may be animated. It most likely is not, and then costs nothing more.
  var mayMove: Bool {
    UpdateScheduler.shared.currentTransaction != nil
      || root.map { !$0.marks.isDisjoint(with: [.transactions, .transitions]) } ?? false
  }

  /// What still shows views that have gone from below a node.
  func departures(below node: ViewNode) -> [Departure] {
    existing(Motion.self)?.departures.values.filter { $0.isBelow(node) } ?? []
  }

  /// Whether transitions run, and want to be told of frames.
  package var isMoving: Bool { existing(Motion.self).map { !$0.running.isEmpty } ?? false }

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
    CommitPhase.remove(departure.leaves, in: self)
    for action in departure.disappearances { effects.viewDisappears(action) }
  }
}
