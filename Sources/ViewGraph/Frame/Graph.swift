/// One tree of nodes with its host: a declarative subtree that an imperative owner holds.
///
/// What is here is the tree itself. What happens between a write and the painted frame is in the files beside this one:
/// `UpdateScheduler`, `Graph+Round`, the phases `EvaluatePhase` and `CommitPhase`, `ItemContainer`, `Graph+Layout` and
/// `EffectQueue`.
@MainActor
package final class Graph {
  /// The place below which the tree hangs in an outer host, if it does.
  package private(set) weak var enclosing: ViewNode?
  /// Whether the host has left its window: what it shows counts as disappeared.
  final var isAway = false
  /// How many nodes are above the tree, in the hosts around.
  private(set) var depthAbove = 0
  package let rootScope = EnvironmentScope(parent: DesktopEnvironment.scope)
  private(set) weak var host: (any GraphHost)?
  /// The host, for the bridge that made it.
  package var owner: (any GraphHost)? { host }
  package private(set) var root: (any IslandOwner)?
  /// What the host lays out.
  package private(set) lazy var island = rootIsland()
  /// What stands around views, by those views.
  var surroundings: [ObjectIdentifier: any Surrounding] = [:]
  var features = GraphFeatures()

  /// The nodes to evaluate.
  var due = DueNodes()
  let effects = EffectQueue()
  /// Containers whose layout items must be collected anew at the end of the round.
  var staleContainers: [any ItemContainer] = []
  /// Islands whose layout has read what has changed since.
  var outdatedIslands: [Island] = []
  var bursts = Bursts()
  var isInRound = false
  var isEvaluating = false
  /// The number of the evaluate phase that runs, or ran last.
  var evaluation: UInt32 = 0
  #if DEBUG
    /// The last cycle in which a view was evaluated for something that it has read itself, or something below has.
    var ownEvaluationCycle: Int? {
      didSet { enclosing?.graph.ownEvaluationCycle = ownEvaluationCycle }
    }
  #endif

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

  /// Hangs the tree below a place of an outer host, if there is one, and has it inherit what a scope has: that of the place
  /// (NH15), of the window, or nothing but the desktop's settings.
  package func attach(below node: ViewNode?, inheriting surroundings: EnvironmentScope?) {
    enclosing = node
    depthAbove = node.map { $0.graph.depthAbove + $0.depth + 1 } ?? 0
    rootScope.reparent(to: surroundings ?? DesktopEnvironment.scope)
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
}
