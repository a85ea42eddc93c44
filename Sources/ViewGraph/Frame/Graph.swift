import HeapModule

/// One tree of nodes with its host: a declarative subtree that an imperative owner holds.
@MainActor
package final class Graph {
  /// The place below which the tree hangs in an outer host, if it does.
  package private(set) weak var enclosing: ViewNode?
  /// How many nodes are above the tree, in the hosts around.
  private(set) var depthAbove = 0
  package let rootScope = EnvironmentScope(parent: DesktopEnvironment.scope)

  let effects = EffectQueue()
  /// Whether the writes of this host never converged; the next write from outside starts again.
  private(set) var isSuspended = false
  /// Counts the bursts of rounds, each started from outside or by a layout, so that an effect can tell whether it repeats.
  private(set) var burst = 0
  /// Counts those that were started from outside, so that a follower of layouts can tell whether it repeats.
  private(set) var outerBurst = 0
  /// The views that are rows of lists themselves.
  var rows: [ObjectIdentifier: ListRowNode] = [:]
  /// The modifiers that have a node for each of their views, by those views.
  var surroundings: [ObjectIdentifier: any ItemModifying] = [:]
  /// Where views came, went or moved below such a modifier in this round.
  var undivided: [any ItemDivider] = []
  /// Whether rows of lists have ever been put to sleep.
  var hasSleepers = false

  private(set) weak var host: (any GraphHost)?
  /// The host, for the bridge that made it.
  package var owner: (any GraphHost)? { host }
  package private(set) var root: (any IslandOwner)?
  /// What the host lays out.
  package private(set) lazy var island = rootIsland()
  /// Where views came or went in this round below a node that follows whether there are any.
  var elementFollowers: [any ElementFollower] = []
  /// Containers whose layout items must be collected anew at the end of the round.
  var staleContainers: [any ItemContainer] = []
  /// Islands whose layout has read what has changed since.
  var outdatedIslands: [Island] = []
  var preferences = PreferenceReaders()
  var geometry = GeometryObservers()
  /// Who follows the places of which nodes.
  var placeNotices: [WeakNotice] = []
  var motion = Motion()
  private var dirty = Heap<DirtyNode>()
  private var sequence = 0
  private var rounds = 0
  private(set) var isInRound = false
  private var isEvaluating = false
  #if DEBUG
    /// The last cycle in which a view was evaluated for something that it has read itself, or something below has.
    private(set) var ownEvaluationCycle: Int? {
      didSet { enclosing?.graph.ownEvaluationCycle = ownEvaluationCycle }
    }
  #endif
  /// The number of the evaluate phase that runs, or ran last.
  private var evaluation: UInt32 = 0

  package init(host: any GraphHost) { self.host = host }

  private func rootIsland() -> Island {
    guard let root else { fatalError("a host was asked for its content before it had a root view") }
    let island = Island(owner: root)
    island.holder = host
    return island
  }

  /// Takes the node at the top, once.
  func install(_ root: any IslandOwner) { self.root = root }

  /// How many hosts enclose this one.
  var nesting: Int { (enclosing?.graph.nesting ?? -1) + 1 }

  /// Hangs the tree below a place of an outer host, whose environment it inherits unless `isIsolated` (NH15). What
  /// inherits from no other host inherits from its window, or else the desktop's settings.
  package func attach(below node: ViewNode?, isIsolated: Bool, in window: EnvironmentScope?) {
    enclosing = node
    depthAbove = node.map { $0.graph.depthAbove + $0.depth + 1 } ?? 0
    rootScope.reparent(to: (isIsolated ? nil : node?.scope) ?? window ?? DesktopEnvironment.scope)
  }

  func enqueue(_ node: ViewNode) {
    // A root view that a body of its own tree assigns waits for the next round, as this one would never end (A30).
    if isEvaluating, node === root { return }
    sequence += 1
    dirty.insert(DirtyNode(depth: node.depth, sequence: sequence, node: node))
    UpdateScheduler.shared.request(self)
  }

  /// Notes a write from outside, which may start a host again that did not converge. However many come before a layout,
  /// they are no answer to each other.
  func beginBurst() {
    rounds = 0
    endBurst()
    isSuspended = false
  }

  /// What follows is no answer to what was done until now.
  func endBurst() {
    burst += 1
    outerBurst += 1
  }

  /// What follows is an answer to a layout, which its followers bound.
  func beginLayoutBurst() {
    rounds = 0
    burst += 1
  }

  /// Evaluates and commits now, out of turn, for somebody who needs the result (HC8). Not from inside a round.
  package func flush() {
    guard !isInRound, hasWork else { return }
    UpdateScheduler.shared.forget(self)
    UpdateScheduler.shared.perform { runRound() }
  }

  /// Builds the tree now if it was never built, for somebody who measures it before its first cycle.
  package func buildIfNeeded() {
    if island.content == nil { flush() }
  }

  /// One round: evaluate, commit, effects.
  func runRound() {
    guard !isInRound else { return UpdateScheduler.shared.request(self) }
    rounds += 1
    if rounds > UpdateScheduler.roundLimit { return suspend() }
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

  /// Runs the bodies that are due; nothing changes on the screen.
  func evaluate() -> ChangeList {
    var phase = EvaluatePhase(effects: effects)
    var postponed: [ViewNode] = []
    evaluation &+= 1
    isEvaluating = true
    repeat {
      while let next = dirty.popMin() {
        guard next.node.isDirty, next.node.isMounted, !next.node.isInSleepingRow, next.node.isToEvaluate
        else { continue }
        #if DEBUG
          if next.node !== root { ownEvaluationCycle = UpdateScheduler.shared.cycleCount }
        #endif
        if next.node.mayEvaluate(in: evaluation) { next.node.evaluate(&phase) } else { postponed.append(next.node) }
      }
    } while divideItems(&phase) || reducePreferences(&phase)
    isEvaluating = false
    followElements(&phase)
    if let root, root.isDirty { enqueue(root) }
    for node in postponed where node.isDirty { enqueue(node) }
    return phase.finish()
  }

  /// Lets modifiers find the views that they have a node for, innermost first. Tells whether any were to.
  private func divideItems(_ phase: inout EvaluatePhase) -> Bool {
    let dividers = undivided.sorted { $0.depth > $1.depth }
    undivided = []
    for divider in dividers where divider.isMounted { divider.divide(&phase) }
    return !dividers.isEmpty
  }

  /// Lets nodes see whether there is still anything below them, or again, innermost first.
  private func followElements(_ phase: inout EvaluatePhase) {
    guard !elementFollowers.isEmpty else { return }
    let followers = elementFollowers.sorted { $0.depth > $1.depth }
    elementFollowers = []
    for follower in followers where follower.isMounted { follower.followElements(&phase) }
  }

  /// Lets the readers of preferences read again, which may change what readers around them see. Tells whether any did.
  private func reducePreferences(_ phase: inout EvaluatePhase) -> Bool {
    let readers = preferences.takeStale()
    for reader in readers where reader.isMounted { reader.readPreference(&phase) }
    return !readers.isEmpty
  }

  private func commit(_ changes: ChangeList) {
    var changes = changes
    endOrphanedMotion()
    // What goes does so before anything is made, as an author may give a widget out again.
    begin(changes.transitions.filter(\.isRemoval))
    CommitPhase().apply(&changes)
    begin(changes.transitions.filter { !$0.isRemoval })
    for container in staleContainers where container.isMounted {
      container.collectItemsAnew()
      if container.isOnlyReordered {
        (container.contentIsland?.holder as? any IslandElement)?.orderDidChange()
      } else {
        changes.layOut(container.contentIsland)
      }
    }
    staleContainers = []
    for island in exchange(&outdatedIslands, with: []) { changes.layOut(island) }
    for island in changes.relaid {
      island.isLayoutStale = false
      if island.isMounted { island.holder?.layoutDidChange() }
    }
    for row in changes.retired { row.letGo() }
  }

  /// Runs the actions that the round has caused. Those that tell what is shown wait for a layout, if one will follow.
  func finishRound() {
    checkInvariants()
    effects.runAfterRound()
    if effects.waitsForLayout, let host, host.willLayOut { return host.effectsWait() }
    runEffects()
  }

  /// The toolkit has laid the content out: views are evaluated whose content is made for a size that is another now, or
  /// else the effects that waited run. They wait for the layout of what is evaluated.
  package func layoutDidFinish() {
    guard !isInRound, geometry.hasNews || !effects.isEmpty else { return }
    UpdateScheduler.shared.perform {
      keepingHost {
        if geometry.hasNews { beginLayoutBurst() }
        adoptGeometry()
        if !hasWork || isSuspended { runEffects() }
      }
    }
  }

  private func runEffects() {
    effects.runAfterLayout()
    if isSettled { rounds = 0 }
  }

  /// Whether nothing is pending in this host.
  package var isSettled: Bool { (!hasWork || isSuspended) && effects.isEmpty && !geometry.hasNews }

  /// Whether a round is due.
  private var hasWork: Bool { !dirty.isEmpty || !outdatedIslands.isEmpty }

  /// The types of the views that wait for an evaluation, and whether effects or sizes do; for messages.
  package var pendingNames: [String] {
    let views = Set(dirty.unordered.map { String(describing: $0.node.viewType) })
    return views.sorted() + (effects.isEmpty ? [] : ["effects"]) + (geometry.hasNews ? ["geometry"] : [])
  }

  private func suspend() {
    isSuspended = true
    guard let first = dirty.min else { return }
    let names = Set(dirty.unordered.map { String(describing: $0.node.viewType) }).sorted()
    Diagnostics.report(
      .updateCycle, at: first.node,
      """
      after \(UpdateScheduler.roundLimit) rounds the writes still cause each other; the rest waits for the next \
      event. Involved: \(names.joined(separator: ", "))
      """)
  }

  /// Ends the tree: dismantles every leaf and runs the disappearances. The host must still be alive.
  package func unmount() {
    guard let root, root.isMounted else { return }
    UpdateScheduler.shared.perform {
      var phase = EvaluatePhase(effects: effects)
      root.unmount(&phase)
      self.root = nil
      commit(phase.finish())
      effects.runAfterRound()
      effects.runAfterLayout()
    }
    UpdateScheduler.shared.forget(self)
  }

  /// Runs the appearances or disappearances of the whole tree, as when a host enters or leaves its window (HC15).
  package func setAppeared(_ isAppeared: Bool) {
    root?.setAppeared(isAppeared, effects)
    UpdateScheduler.shared.perform { keepingHost(finishRound) }
  }
}

/// A dirty node in the order of evaluation: the shallowest first, then the first marked.
struct DirtyNode: Comparable {
  let depth: Int
  let sequence: Int
  let node: ViewNode

  static func == (left: DirtyNode, right: DirtyNode) -> Bool { left.sequence == right.sequence }

  static func < (left: DirtyNode, right: DirtyNode) -> Bool {
    (left.depth, left.sequence) < (right.depth, right.sequence)
  }
}
