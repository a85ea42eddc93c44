/// Runs the cycles of all hosts on the main thread, so that they never nest (NH12, NH13).
///
/// One cycle runs rounds of evaluate, commit and effects, the outermost host first, until nothing is pending: state
/// that crosses from one host into another arrives within the same cycle.
@MainActor
package final class UpdateScheduler {
  package static let shared = UpdateScheduler()

  /// Asks the main loop for one call of `run()`. Set by the toolkit's bridge; without it whoever writes state runs the
  /// cycle by hand.
  package var requestWake: (@MainActor () -> Void)?
  /// Asks for one call of `run()` after events were served and frames painted.
  package var requestLaterWake: (@MainActor () -> Void)?

  /// How many rounds one host may need before its writes count as never converging (A30).
  static let roundLimit = 8

  private var pending: [Graph] = []
  /// The transaction of what is being evaluated, or will be next.
  private(set) var currentTransaction: AmbientTransaction?
  /// What was written under other transactions since, in order.
  private var later: [WriteBatch] = []
  /// What waits until no update is due.
  private var closing: [@MainActor () -> Void] = []
  package private(set) var isRunning = false
  /// How many cycles have run, for whoever waits for a frame without one.
  package private(set) var cycleCount = 0
  /// How many rounds have run.
  private(set) var roundCount = 0
  /// The writes whose turn has come, while they are made.
  private var beginning: WriteBatch?
  /// That of the writes that are being evaluated; another one in each cycle.
  private var level = 0

  /// Whether a cycle is due.
  package var hasPendingWork: Bool { !pending.isEmpty || !later.isEmpty || !closing.isEmpty }

  /// Whether writes wait for those before them to be evaluated.
  var hasLaterWrites: Bool { !later.isEmpty }

  /// Whether a write of this moment answers nothing: what a layout writes is an answer to it, as in a cycle.
  private var isOutside: Bool { !isRunning && !RunningCall.isLayout }

  /// Notes that a host has dirty nodes.
  func request(_ graph: Graph) {
    if isOutside || beginning?.isFromOutside == true {
      graph.bursts.begin()
    } else if let beginning {
      graph.bursts.begin(at: beginning.level)
    }
    guard !graph.isSuspended, !pending.contains(where: { $0 === graph }) else { return }
    if !isRunning, pending.isEmpty, later.isEmpty { currentTransaction = AmbientTransaction.current }
    pending.append(graph)
    if !isRunning { requestWake?() }
  }

  /// Forgets a host that is going away.
  func forget(_ graph: Graph) { pending.removeAll { $0 === graph } }

  /// Runs a cycle, if one is due. Does nothing when called from within a cycle, as by an event of a nested main loop:
  /// what that event wrote is handled before the running cycle ends.
  package func run() {
    if hasPendingWork { perform {} }
  }

  /// Runs `body` as a part of a cycle, then whatever it has made due.
  package func perform(_ body: () -> Void) {
    if isRunning { return body() }
    isRunning = true
    cycleCount += 1
    level += 1
    body()
    var closings = 0
    repeat { runRounds() } while beginNextBatch() || runClosing(&closings)
    isRunning = false
    currentTransaction = nil
    // What always causes more must not keep the events of the program from being served.
    if !closing.isEmpty { (requestLaterWake ?? requestWake)?() }
  }

  /// Runs an action when no update is due any more, in the cycle that runs or the next; it may write state. Actions that
  /// always cause others have one cycle after another, so that the program goes on between them.
  package func afterUpdates(_ action: @escaping @MainActor () -> Void) {
    closing.append(action)
    if !isRunning { requestWake?() }
  }

  private func runClosing(_ count: inout Int) -> Bool {
    guard !closing.isEmpty, count < Self.roundLimit else { return false }
    count += 1
    let actions = closing
    closing = []
    for action in actions { action() }
    return true
  }

  private func runRounds() {
    while let graph = takeOutermost() {
      roundCount += 1
      graph.runRound()
    }
  }

  private func beginNextBatch() -> Bool {
    guard !later.isEmpty else { return false }
    let batch = later.removeFirst()
    currentTransaction = batch.transaction
    level = batch.level
    beginning = batch
    batch.apply()
    beginning = nil
    return true
  }

  /// Where a write of this moment waits, or nil if it is made at once, as it belongs to what is evaluated next.
  func laterBatch() -> WriteBatch? {
    let transaction = AmbientTransaction.current
    if let last = later.last {
      if AmbientTransaction.areEqual(last.transaction, transaction) { return last }
    } else if pending.isEmpty && !isRunning || AmbientTransaction.areEqual(currentTransaction, transaction) {
      return nil
    }
    let batch = WriteBatch(transaction, isFromOutside: isOutside, level: level + 1)
    later.append(batch)
    return batch
  }

  private func takeOutermost() -> Graph? {
    guard let next = pending.indices.min(by: { pending[$0].nesting < pending[$1].nesting }) else { return nil }
    return pending.remove(at: next)
  }
}

extension UpdateScheduler {
  /// Under what a round ran.
  struct RoundRecord {
    fileprivate let transaction: AmbientTransaction?
    fileprivate let count: Int
  }

  var roundThatRuns: RoundRecord { RoundRecord(transaction: currentTransaction, count: roundCount) }

  /// Runs code as if in a round that was.
  func recalling<Result>(_ round: RoundRecord, _ body: () -> Result) -> Result {
    let now = roundThatRuns
    defer { (currentTransaction, roundCount) = (now.transaction, now.count) }
    (currentTransaction, roundCount) = (round.transaction, round.count)
    return body()
  }

  /// The transaction of the round that runs.
  var transaction: Transaction { currentTransaction?.transaction ?? Transaction() }

  /// Makes a change that invalidates, in its turn among those of other transactions.
  func invalidate(_ change: @escaping @MainActor () -> Void) {
    if let batch = laterBatch() { batch.add(change) } else { change() }
  }
}
