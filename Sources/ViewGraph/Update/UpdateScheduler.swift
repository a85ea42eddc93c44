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

  /// How many rounds one host may need before its writes count as never converging (A30).
  static let roundLimit = 8

  private var pending: [Graph] = []
  private(set) var isRunning = false
  /// How many cycles have run, for whoever waits for a frame without one.
  package private(set) var cycleCount = 0

  /// Whether a cycle is due.
  package var hasPendingWork: Bool { !pending.isEmpty }

  /// Notes that a host has dirty nodes.
  func request(_ graph: Graph) {
    if !isRunning { graph.beginBurst() }
    guard !graph.isSuspended, !pending.contains(where: { $0 === graph }) else { return }
    pending.append(graph)
    if !isRunning { requestWake?() }
  }

  /// Forgets a host that is going away.
  func forget(_ graph: Graph) { pending.removeAll { $0 === graph } }

  /// Runs a cycle, if one is due. Does nothing when called from within a cycle, as by an event of a nested main loop:
  /// what that event wrote is handled before the running cycle ends.
  package func run() {
    if pending.isEmpty { return }
    perform {}
  }

  /// Runs `body` as a part of a cycle, then whatever it has made due.
  package func perform(_ body: () -> Void) {
    if isRunning { return body() }
    isRunning = true
    cycleCount += 1
    body()
    while let graph = takeOutermost() { graph.runRound() }
    isRunning = false
  }

  private func takeOutermost() -> Graph? {
    guard let next = pending.indices.min(by: { pending[$0].nesting < pending[$1].nesting }) else { return nil }
    return pending.remove(at: next)
  }
}
