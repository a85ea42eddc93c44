import Observation

/// One piece of user code whose reads are recorded: a body, a make or an update.
///
/// Each run records afresh what it reads, so that only what the latest run read invalidates it (A6, OB13).
/// Confined to the main thread, but for `observedChange`, which hops there.
package final class Dependent: @unchecked Sendable {
  /// What is running, for messages.
  enum Call: UInt8 { case body, make, update }

  package unowned let node: ViewNode
  let call: Call
  private var isDisposed = false
  /// How deep the main loop was when the run began: a write from deeper down is an event of a nested loop.
  private(set) var eventDepth: Int32 = 0
  /// Tells a stale observation callback from the current one.
  private var generation: Int32 = 0
  private var sources: [DependencySource] = []
  /// What the run before had read, while the next one runs.
  private var previousSources: [DependencySource] = []
  /// Whether the latest run read an observable object.
  private var isObserving = false

  init(node: ViewNode, call: Call) {
    self.node = node
    self.call = call
  }

  /// Runs user code with the record of the run before, and returns the new one: none when nothing can invalidate the
  /// call, so that what never changes costs no memory.
  @MainActor
  static func run(
    _ call: Call, of node: ViewNode, recordedIn existing: Dependent?, _ body: () -> Void
  ) -> Dependent? {
    let dependent = existing ?? Dependent(node: node, call: call)
    dependent.run(body)
    if dependent.sources.isEmpty, !dependent.isObserving { return nil }
    if node.isMounted { return dependent }
    // The call has ended its own node.
    dependent.dispose()
    return nil
  }

  /// Runs user code and records what it reads in place of what the run before had read.
  @MainActor
  private func run(_ body: () -> Void) {
    generation &+= 1
    eventDepth = Int32(RunningCall.eventDepth())
    previousSources = sources
    sources = []
    isObserving = false
    defer { forgetPreviousSources() }
    RunningCall.with(self) {
      withObservationTracking(body, onChange: observer())
    }
  }

  /// Asked for when the run has read an observable object, and only then.
  private func observer() -> @Sendable () -> Void {
    isObserving = true
    let current = generation
    return { [weak self] in self?.observedChange(current) }
  }

  /// Notes that the running call has read `source`.
  func record(_ source: DependencySource) {
    guard !reads(source) else { return }
    sources.append(source)
    // A reader that stays keeps its place in the order.
    if !previousSources.contains(where: { $0 === source }) { source.addReader(self) }
  }

  /// Whether a source invalidates the call.
  func reads(_ source: DependencySource) -> Bool { sources.contains { $0 === source } }

  /// Called by a source when its value has changed.
  @MainActor
  func sourceDidChange() {
    guard !isDisposed else { return }
    node.markDirty()
  }

  /// Ends all subscriptions.
  @MainActor
  package func dispose() {
    isDisposed = true
    generation &+= 1
    let left = sources
    sources = []
    for source in left { source.readerDidLeave() }
  }

  private func forgetPreviousSources() {
    let previous = previousSources
    previousSources = []
    for source in previous where !reads(source) { source.readerDidLeave() }
  }

  /// An observed property is about to change, perhaps on another thread. Only invalidates: the new value is not stored
  /// yet (OB12).
  private func observedChange(_ observedGeneration: Int32) {
    MainThread.run { [self] in
      UpdateScheduler.shared.invalidate {
        if observedGeneration == self.generation { self.sourceDidChange() }
      }
    }
  }
}
