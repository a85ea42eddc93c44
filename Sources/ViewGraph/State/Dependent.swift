import Observation

/// One piece of user code whose reads are recorded: a body, a make or an update.
///
/// Each run records afresh what it reads, so that only what the latest run read invalidates it (A6, OB13).
/// Confined to the main thread, but for `observedChange`, which hops there.
package final class Dependent: @unchecked Sendable {
  package unowned let node: ViewNode
  /// What is running, for messages: `body`, `make` or `update`.
  package let call: String
  /// How deep the main loop was when the run began: a write from deeper down is an event of a nested loop.
  private(set) var eventDepth = 0

  private let invalidate: @MainActor () -> Void
  private var sources: [DependencySource] = []
  private var previousSources: [DependencySource] = []
  /// Tells a stale observation callback from the current one.
  private var generation = 0
  private var isDisposed = false

  package init(node: ViewNode, call: String, invalidate: @escaping @MainActor () -> Void) {
    self.node = node
    self.call = call
    self.invalidate = invalidate
  }

  /// Runs user code and records what it reads in place of what the run before had read.
  @MainActor
  package func run<Result>(_ body: () -> Result) -> Result {
    generation += 1
    eventDepth = RunningCall.eventDepth()
    swap(&sources, &previousSources)
    defer { forgetPreviousSources() }
    let current = generation
    return RunningCall.with(self) {
      withObservationTracking(body) { [weak self] in self?.observedChange(current) }
    }
  }

  /// Notes that the running call has read `source`.
  func record(_ source: DependencySource) {
    guard !sources.contains(where: { $0 === source }) else { return }
    sources.append(source)
    source.addReader(self)
  }

  /// Called by a source when its value has changed.
  @MainActor
  func sourceDidChange() {
    guard !isDisposed else { return }
    invalidate()
  }

  /// Ends all subscriptions.
  @MainActor
  package func dispose() {
    isDisposed = true
    generation += 1
    for source in sources { source.removeReader(self) }
    sources = []
  }

  private func forgetPreviousSources() {
    for source in previousSources where !sources.contains(where: { $0 === source }) {
      source.removeReader(self)
    }
    previousSources.removeAll(keepingCapacity: true)
  }

  /// An observed property is about to change, perhaps on another thread. Only invalidates: the new value is not stored
  /// yet (OB12).
  private func observedChange(_ observedGeneration: Int) {
    MainThread.run { [self] in
      UpdateScheduler.shared.invalidate {
        if observedGeneration == self.generation { self.sourceDidChange() }
      }
    }
  }
}
