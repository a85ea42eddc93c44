import Foundation

/// What comes and goes in a host.
final class Motion: FrameFeature, PlacingFeature {
  static let turn = FrameTurn.result

  var running: [RunningTransition] = []
  var departures: [ObjectIdentifier: Departure] = [:]
  /// Those of the round that is evaluated, which begin with its changes.
  private var beginning: [RunningTransition] = []
  /// What is shown on its way, in the order in which it began, and by who keeps it.
  private var movers: [Mover] = []
  private var moversByKey: [ObjectIdentifier: KeptMover] = [:]
  /// Whether something has begun to move since the last round.
  private var hasBegun = false
  /// The rounds whose changes the next layout shows, as far as they may be animated.
  var roundsToLayOut: [RoundToLayOut] = []
  /// What the next layout shows elsewhere, as an offset does, by the nodes that say so.
  var shifts: [ObjectIdentifier: [Shift]] = [:]
  var movesPlaces: Bool { !roundsToLayOut.isEmpty || !shifts.isEmpty }
  /// What is left of such ways, by the elements that are shown on them.
  var shiftedPlaces: [ObjectIdentifier: ShiftedPlace] = [:]
  /// In which courses of animations code of the program takes part, by the nodes of its views.
  var progressRuns: [ObjectIdentifier: ProgressRun] = [:]
  /// Whether views are placed on a way of their own, so that nothing else brings them there.
  private(set) var isPlacing = false
  /// Whether a view changes the transaction of the round that is evaluated, or one does so of each.
  private var changesTransaction = false
  private var alwaysChangesTransaction = false

  /// Whether an identity begins among views that were there before, and what in it begins away from its place.
  var isArriving = false
  var arrived: [any TransitionStating] = []
  /// What has turned round: the views that went are replaced by those that come back.
  private var turned: [RunningTransition] = []

  func add(_ transitions: [RunningTransition]) { beginning += transitions }

  /// Places views where they are on a way of their own.
  func placing(_ body: () -> Void) {
    let wasPlacing = exchange(&isPlacing, with: true)
    body()
    isPlacing = wasPlacing
  }

  func takeArrived() -> [any TransitionStating] {
    isArriving = false
    return exchange(&arrived, with: [])
  }

  /// What a view that comes goes by at the moment, if it is still shown.
  func departure(of node: ViewNode, as key: () -> AnyHashable) -> Departure? {
    if departures.isEmpty { return nil }
    let key = key()
    return departures.values.first { $0.isDeparture(of: node, as: key) }
  }

  /// Where a view is seen at the moment that takes the place of another one; nil where none does.
  func shownFrame(of node: MatchedNode) -> CGRect? {
    running.lazy.filter { $0.node === node && $0.departure == nil }.compactMap(\.matchedFrame).first
  }

  /// Ends what goes in this round, as it comes back. Returns what it went by.
  func turnRound(_ departure: Departure?) -> [RunningTransition] {
    guard let departure else { return [] }
    let going = running.filter { $0.departure === departure }
    turned += going
    return going
  }

  /// A mover, and who keeps it: held, so that nothing else takes its place under the same identifier.
  private struct KeptMover {
    let mover: Mover
    let keeper: AnyObject
  }

  /// What goes does so before anything is made, as an author may give a widget out again.
  func commitWillBegin(in graph: Graph) {
    graph.end(exchange(&turned, with: []))
    graph.endOrphanedMotion()
    // The host ends: no frame will come, and nobody will ask.
    if graph.root == nil { graph.endMovers { _ in true } }
    let going = beginning.filter(\.isRemoval)
    beginning.removeAll(where: \.isRemoval)
    graph.begin(going)
  }

  /// There are new leaves, some of which may be in views that are coming: those in the same islands.
  func elementsWereMade(of leaves: [any LeafNode]) {
    if running.isEmpty { return }
    let holders = leaves.compactMap { $0.isMounted ? $0.island?.holder : nil }
    let identifiers = Set(holders.map { ObjectIdentifier($0) })
    for transition in running where transition.isIn(anyOf: identifiers) { transition.takeInNewLeaves() }
  }

  func elementsDidChange(in graph: Graph) {
    graph.begin(exchange(&beginning, with: []))
    tellBeginning(in: graph)
  }

  /// Tells the host that something has begun to move, if it has.
  func tellBeginning(in graph: Graph) {
    if exchange(&hasBegun, with: false) { graph.host?.motionDidBegin() }
  }

  /// A view changes the transaction of updates below it, in the round that is evaluated or in all.
  func transactionIsChanged(always: Bool) {
    changesTransaction = true
    if always { alwaysChangesTransaction = true }
  }

  /// Whether a view has changed the transaction of the round.
  func takeChangesOfTransactions() -> Bool { exchange(&changesTransaction, with: false) || alwaysChangesTransaction }

  // MARK: What is shown on its way

  var isMoving: Bool { !running.isEmpty || !movers.isEmpty }

  var hasMovers: Bool { !movers.isEmpty }

  func mover<Content>(keptBy key: AnyObject, _ type: Content.Type) -> ContentMover<Content>? {
    moversByKey[ObjectIdentifier(key)]?.mover as? ContentMover<Content>
  }

  func add(_ mover: Mover, keptBy key: AnyObject) {
    movers.append(mover)
    moversByKey[ObjectIdentifier(key)] = KeptMover(mover: mover, keeper: key)
    mover.node.marks.insert(.moves)
    hasBegun = true
  }

  /// Nobody is told any more how far the course has come that a view takes part in.
  func endProgress(of node: ViewNode) { progressRuns.removeValue(forKey: ObjectIdentifier(node))?.isOver = true }

  /// Shows all that moves as it is at a moment, in seconds, or at its end. Tells who has something to tell.
  func advanceMovers(to moment: Double?) -> [CompletedMotion] {
    var told: [CompletedMotion] = []
    for mover in movers {
      let isOver = moment == nil || !mover.isShown
      let what = isOver ? mover.finish() : mover.advance(to: moment ?? 0)
      if !what.isEmpty { told.append(CompletedMotion(mover: mover, what: what)) }
    }
    forgetResting()
    return told
  }

  /// Has some of what moves come to its end. Tells who has something to tell.
  func finishMovers(where isMeant: (Mover) -> Bool) -> [CompletedMotion] {
    let told = movers.filter(isMeant).map { CompletedMotion(mover: $0, what: $0.finish()) }
    forgetResting()
    return told
  }

  /// Shows the end of what moves in leaves, also in those that go. Tells who has something to tell.
  func showEnd(in leaves: [any LeafNode]) -> [CompletedMotion] {
    let over = movers.filter { mover in leaves.contains { $0 === mover.node } }
    let told = over.map { CompletedMotion(mover: $0, what: $0.finish()) }
    for mover in over { mover.showLatest() }
    forgetResting()
    return told
  }

  private func forgetResting() {
    // In most frames none has come to rest.
    for mover in movers where !mover.isMoving { return forgetThoseAtRest() }
    forgetWays()
  }

  private func forgetThoseAtRest() {
    for (key, kept) in moversByKey where !kept.mover.isMoving {
      moversByKey[key] = nil
      kept.mover.node.marks.remove(.moves)
    }
    movers.removeAll { !$0.isMoving }
    // A node may have another.
    for mover in movers { mover.node.marks.insert(.moves) }
    forgetWays()
  }

  private func forgetWays() {
    if !shiftedPlaces.isEmpty { shiftedPlaces = shiftedPlaces.filter { $0.value.isUsed } }
    if !progressRuns.isEmpty { progressRuns = progressRuns.filter { moversByKey[ObjectIdentifier($0.value)] != nil } }
  }
}

/// What is complete of something that moves, which those who wait have not been told.
@MainActor
struct CompletedMotion {
  let mover: Mover
  let what: MotionCompletions

  func tell() { mover.tell(what) }
}
