import Foundation
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
  var isObserving = false
  /// Whether anything is read in parts.
  var hasParts = false
  /// How deep the main loop was when the run began: a write from deeper down is an event of a nested loop.
  private(set) var eventDepth: Int32 = 0
  /// The number of the latest run.
  private let runNumber = Atomic<Int32>(0)
  /// The run that another thread has told of a change, until the main thread has heard of it; or -1.
  let toldRun = Atomic<Int32>(-1)
  var sources = SourceList()
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

  var latestRun: Int32 { runNumber.load(ordering: .sequentiallyConsistent) }

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

  func append(_ source: DependencySource) {
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
