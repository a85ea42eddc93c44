import Foundation
import Observation
import Synchronization

/// One piece of user code whose reads are recorded: a body, a make, an update, or what runs in the layout of an island.
///
/// Each run records afresh what it reads, so that only what the latest run read invalidates it (A6, OB13).
/// Confined to the main thread, but for what observed objects tell, which hops there.
package final class Dependent: @unchecked Sendable {
  /// What is running, for messages.
  enum Call: UInt8 { case body, make, update, layout }

  private var owner: Owner
  private(set) var call: Call
  private var isDisposed = false
  /// Whether the latest run read an observable object.
  private var isObserving = false
  /// Whether anything is read in parts.
  private var hasParts = false
  /// How deep the main loop was when the run began: a write from deeper down is an event of a nested loop.
  private(set) var eventDepth: Int32 = 0
  /// The number of the latest run.
  private let runNumber = Atomic<Int32>(0)
  /// The run that another thread has told of a change, until the main thread has heard of it; or -1.
  private let toldRun = Atomic<Int32>(-1)
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
  /// invalidate the call, so that what never changes costs no memory. `fields` are those of the view's type.
  @MainActor
  static func run<Result>(
    _ call: Call, of node: ViewNode, _ fields: FieldTable, recordedIn existing: Dependent?, _ body: () -> Result
  ) -> (Result, Dependent?) {
    var dependent = existing ?? takeSpare(call, of: node)
    let expected = fields.observation.expectation(of: call)
    let result = dependent.run(expected, body)
    if expected == .unknown || dependent.isObserving { fields.observation.note(call, dependent.isObserving) }
    if dependent.sources.isEmpty, !dependent.isObserving {
      // One that has observed something may still be told of it, and what was ever referred to weakly, as who is told of
      // stores is, is slower to retain from then on.
      if existing == nil, expected == .nothing, isKnownUniquelyReferenced(&dependent) { spare = consume dependent }
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
  private func run<Result>(_ expected: ObservationHabit.Expectation, _ body: () -> Result) -> Result {
    beginRun()
    eventDepth = Int32(RunningCall.eventDepth())
    isObserving = false
    hasParts = false
    let hasRead = !sources.isEmpty
    if hasRead { endLife(of: exchange(&previousSources, with: exchange(&sources, with: SourceList()))) }
    defer { if hasRead { leavePreviousSources() } }
    return RunningCall.with(self) { observing(expected, body) }
  }

  private var latestRun: Int32 { runNumber.load(ordering: .sequentiallyConsistent) }

  private func beginRun() { runNumber.wrappingAdd(1, ordering: .sequentiallyConsistent) }

  /// Runs user code and records what it reads beside what was read before. Tells whether it read observable objects.
  @MainActor
  func recordMore<Result>(_ expected: ObservationHabit.Expectation, _ body: () -> Result) -> (Result, Bool) {
    let (hasObserved, formerDepth) = (isObserving, eventDepth)
    isObserving = false
    eventDepth = Int32(RunningCall.eventDepth())
    defer { eventDepth = formerDepth }
    let result = RunningCall.with(self) { observing(expected, body) }
    defer { isObserving = isObserving || hasObserved }
    return (result, isObserving)
  }

  @MainActor
  private func leavePreviousSources() {
    let previous = exchange(&previousSources, with: SourceList())
    previous.forEach { if !reads($0) { $0.readerDidLeave() } }
  }

  /// Notes that the running call has read `source`.
  func record(_ source: DependencySource) {
    if hasParts { forgetParts(of: source) }
    guard !reads(source) else { return }
    append(source)
    // A reader that stays keeps its place in the order.
    if !previousSources.contains(source) { source.addReader(self) }
  }

  // The lists are changed and walked through outside of their places: where an access lasts for as long as an array grows, or
  // for as long as somebody is asked, Swift checks each access to them at run time, also those of calls that read nothing.

  private func append(_ source: DependencySource) {
    var longer = exchange(&sources, with: SourceList())
    longer.append(source)
    endLife(of: exchange(&sources, with: longer))
  }

  /// Whether a source invalidates the call.
  func reads(_ source: DependencySource) -> Bool { sources.contains(source) }

  /// Called by a source when its value has changed.
  @MainActor
  func sourceDidChange(_ source: DependencySource? = nil) {
    guard !isDisposed else { return }
    if call == .layout { return node.layoutSourceDidChange() }
    if let source, readsParts(of: source) { node.markSuspect() } else { node.markDirty() }
  }

  #if DEBUG
    /// What the latest run has read, in order.
    var readSources: [DependencySource] {
      let sources = sources
      var read: [DependencySource] = []
      sources.forEach { read.append($0) }
      return read
    }
  #endif

  /// Ends all subscriptions.
  @MainActor
  package func dispose() {
    isDisposed = true
    forgetReads()
  }

  /// Depends on nothing until something is read again.
  @MainActor
  func forgetReads() {
    beginRun()
    isObserving = false
    let left = exchange(&sources, with: SourceList())
    left.forEach { $0.readerDidLeave() }
  }

  /// Whether anything was read that may change.
  var hasReads: Bool { !sources.isEmpty || isObserving }

  /// Lets another one depend on what this one depends on.
  @MainActor
  func handReads(to other: Dependent) {
    let handed = exchange(&sources, with: SourceList())
    handed.forEach { source in
      if source is ObservationEnd { return other.append(source) }
      other.record(source)
      source.readerDidLeave()
    }
  }
}

// MARK: - Observable objects

extension Dependent {
  /// Runs a call, which is told of changes of what it observes when they are stored, on whatever thread (OB12): a change on
  /// another one is one evaluation, and however late it is stored it is not lost.
  ///
  /// To be told so costs a call that observes nothing more than it does by itself. Where that is expected it is told of a
  /// change before it is stored, if it does observe something.
  @MainActor
  @inline(__always)
  private func observing<Result>(_ expected: ObservationHabit.Expectation, _ body: () -> Result) -> Result {
    let run = latestRun
    if expected != .nothing { return observingStores(in: run, expected, body) }
    return withObservationTracking(body, onChange: announcement(to: run))
  }

  @MainActor
  private func observingStores<Result>(
    in run: Int32, _ expected: ObservationHabit.Expectation, _ body: () -> Result
  ) -> Result {
    let read = sources
    let known = read.observationEnd
    let end = known ?? ObservationEnd()
    if expected == .objects { isObserving = true }
    let result = withStoreTracking(
      {
        defer { end.observe() }
        if isObserving { return body() }
        return withObservationTracking(body, onChange: announcement(to: nil))
      }, didStore: store(in: run, until: end))
    guard known == nil else { return result }
    if isObserving { append(end) } else { end.readerDidLeave() }
    return result
  }

  /// Asked for when the run has read an observable object, and only then.
  private func announcement(to run: Int32?) -> @Sendable () -> Void {
    isObserving = true
    guard let run else { return {} }
    return { [weak self] in self?.observedAnnouncement(run) }
  }

  private func store(in run: Int32, until end: ObservationEnd) -> @Sendable () -> Bool {
    { [weak self] in
      // It ends on the main thread, which then tells of no change. Nor does the end of a call that ran inside of this one,
      // whose reads count as read by both.
      if MainThread.isCurrent {
        if end.isOver { return false }
        if ObservationEnd.isEnding { return true }
      }
      return self?.observedStore(run) ?? false
    }
  }

  /// What a run has read is another now. Tells whether that run still counts.
  private func observedStore(_ run: Int32) -> Bool {
    let latest = latestRun
    if MainThread.isCurrent {
      if run == latest { MainActor.assumeIsolated { invalidate() } }
    } else if toldRun.exchange(latest, ordering: .sequentiallyConsistent) != latest {
      // Also where the run is an older one: the latest may have read the old value, and not be told until it has ended.
      MainThread.run { [self] in hear(since: latest) }
    }
    return run == latest
  }

  /// Another thread has told of a change; a run that has begun since has read the new value.
  @MainActor
  private func hear(since run: Int32) {
    toldRun.store(-1, ordering: .sequentiallyConsistent)
    if run == latestRun { invalidate() }
  }

  /// What a run has read is about to change, and that it reads anything was not expected. On another thread nobody knows
  /// when it is stored: the evaluation that follows is told of that, and a second one sees what was stored during the first.
  private func observedAnnouncement(_ run: Int32) {
    let isOnMain = MainThread.isCurrent
    MainThread.run { [self] in
      guard isOnMain else { return invalidateTwice() }
      if run == latestRun { invalidate() }
    }
  }

  @MainActor
  private func invalidate() { UpdateScheduler.shared.invalidate { [self] in sourceDidChange() } }

  @MainActor
  private func invalidateTwice() {
    invalidate()
    UpdateScheduler.shared.afterUpdates { [self] in sourceDidChange() }
  }
}

// MARK: - Parts

extension Dependent {
  /// Of how many parts of one source a call is told apart; one that reads more depends on the whole.
  private static let partLimit = 8

  /// Notes that the running call has read a part of a source.
  func record(_ part: SourcePart) {
    let known = parts(of: part.whole)
    if known.isEmpty ? reads(part.whole) : known.contains(where: { $0.isSame(as: part) }) { return }
    guard known.count < Self.partLimit else { return record(part.whole) }
    if known.isEmpty { record(part.whole) }
    append(part)
    hasParts = true
  }

  /// Whether a part that the latest run read has another value now.
  var hasChangedParts: Bool {
    guard hasParts else { return false }
    let read = sources
    return read.contains { ($0 as? SourcePart)?.isChanged == true }
  }

  private func forgetParts(of whole: DependencySource) {
    var kept = exchange(&sources, with: SourceList())
    kept.removeAll { ($0 as? SourcePart)?.whole === whole }
    endLife(of: exchange(&sources, with: kept))
  }

  private func readsParts(of source: DependencySource) -> Bool { hasParts && !parts(of: source).isEmpty }

  private func parts(of source: DependencySource) -> [SourcePart] {
    guard hasParts else { return [] }
    var parts: [SourcePart] = []
    let read = sources
    read.forEach { if let part = $0 as? SourcePart, part.whole === source { parts.append(part) } }
    return parts
  }
}
