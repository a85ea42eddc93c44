import Observation

/// One piece of user code whose reads are recorded: a body, a make or an update.
///
/// Each run records afresh what it reads, so that only what the latest run read invalidates it (A6, OB13).
/// Confined to the main thread, but for `observedChange`, which hops there.
package final class Dependent: @unchecked Sendable {
  /// What is running, for messages.
  enum Call: UInt8 { case body, make, update }

  private var owner: Owner
  private(set) var call: Call
  private var isDisposed = false
  /// Whether the latest run read an observable object.
  private var isObserving = false
  /// How deep the main loop was when the run began: a write from deeper down is an event of a nested loop.
  private(set) var eventDepth: Int32 = 0
  /// Tells a stale observation callback from the current one.
  private var generation: Int32 = 0
  private var sources = SourceList()
  /// What the running call had read in its run before.
  private var previousSources = SourceList()
  /// The record of a run that has read nothing, for the next: most rows read nothing but their values.
  @MainActor private static var spare: Dependent?

  init(node: ViewNode, call: Call) {
    owner = Owner(node: node)
    self.call = call
  }

  /// Whose code it is.
  package var node: ViewNode { owner.node }

  private struct Owner {
    unowned let node: ViewNode
  }

  /// Runs user code with the record of the run before, and returns its result and the new record: none when nothing can
  /// invalidate the call, so that what never changes costs no memory.
  @MainActor
  static func run<Result>(
    _ call: Call, of node: ViewNode, recordedIn existing: Dependent?, _ body: () -> Result
  ) -> (Result, Dependent?) {
    var dependent = existing ?? takeSpare(call, of: node)
    let result = dependent.run(body)
    if dependent.sources.isEmpty, !dependent.isObserving {
      // One that has observed something may still be told of it.
      if existing == nil, isKnownUniquelyReferenced(&dependent) { spare = consume dependent }
      return (result, nil)
    }
    if node.isMounted { return (result, dependent) }
    // The call has ended its own node.
    dependent.dispose()
    return (result, nil)
  }

  @MainActor
  private static func takeSpare(_ call: Call, of node: ViewNode) -> Dependent {
    guard let dependent = exchange(&spare, with: nil) else { return Dependent(node: node, call: call) }
    dependent.call = call
    endLife(of: exchange(&dependent.owner, with: Owner(node: node)))
    return dependent
  }

  /// Runs user code and records what it reads in place of what the run before had read.
  @MainActor
  private func run<Result>(_ body: () -> Result) -> Result {
    generation &+= 1
    eventDepth = Int32(RunningCall.eventDepth())
    isObserving = false
    let hasRead = !sources.isEmpty
    if hasRead {
      previousSources = sources
      sources = SourceList()
    }
    defer { if hasRead { leavePreviousSources() } }
    return RunningCall.with(self) { withObservationTracking(body, onChange: observer()) }
  }

  @MainActor
  private func leavePreviousSources() {
    let previous = previousSources
    previousSources = SourceList()
    previous.forEach { if !reads($0) { $0.readerDidLeave() } }
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
    append(source)
    // A reader that stays keeps its place in the order.
    if !previousSources.contains(source) { source.addReader(self) }
  }

  /// Lengthens the list outside of its place: where an access lasts for as long as an array grows, Swift checks each
  /// access to it at run time, also those of calls that read nothing.
  private func append(_ source: DependencySource) {
    var longer = exchange(&sources, with: SourceList())
    longer.append(source)
    sources = longer
  }

  /// Whether a source invalidates the call.
  func reads(_ source: DependencySource) -> Bool { sources.contains(source) }

  /// Called by a source when its value has changed.
  @MainActor
  func sourceDidChange() {
    guard !isDisposed else { return }
    node.markDirty()
  }

  #if DEBUG
    /// What a make has read and has changed since, in order.
    private(set) var changedSources: [DependencySource] = []

    func noteChange(of source: DependencySource) {
      if call == .make, !changedSources.contains(where: { $0 === source }) { changedSources.append(source) }
    }
  #endif

  /// Ends all subscriptions.
  @MainActor
  package func dispose() {
    isDisposed = true
    #if DEBUG
      changedSources = []
    #endif
    generation &+= 1
    let left = sources
    sources = SourceList()
    left.forEach { $0.readerDidLeave() }
  }

  /// An observed property is about to change, perhaps on another thread. Only invalidates: the new value is not stored
  /// yet (OB12).
  private func observedChange(_ observedGeneration: Int32) {
    MainThread.runBeforeChange(of: self) { dependent, isLate in
      // What was read since may be what was there before.
      guard isLate || observedGeneration == dependent.generation else { return }
      UpdateScheduler.shared.invalidate { dependent.sourceDidChange() }
    }
  }
}
