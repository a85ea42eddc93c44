import Foundation
import Observation

/// One piece of user code whose reads are recorded: a body, a make, an update, or what runs in the layout of an island.
///
/// Each run records afresh what it reads, so that only what the latest run read invalidates it (A6, OB13).
/// Confined to the main thread, but for `observedChange`, which hops there.
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
  /// invalidate the call, so that what never changes costs no memory. `fields` are those of the view's type.
  @MainActor
  static func run<Result>(
    _ call: Call, of node: ViewNode, _ fields: FieldTable, recordedIn existing: Dependent?, _ body: () -> Result
  ) -> (Result, Dependent?) {
    var dependent = existing ?? takeSpare(call, of: node)
    let result = dependent.run(fields, body)
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
  private func run<Result>(_ fields: FieldTable, _ body: () -> Result) -> Result {
    generation &+= 1
    eventDepth = Int32(RunningCall.eventDepth())
    isObserving = false
    hasParts = false
    let hasRead = !sources.isEmpty
    if hasRead {
      previousSources = sources
      sources = SourceList()
    }
    defer { if hasRead { leavePreviousSources() } }
    let result = recording(withEnd: fields.hasObserved, body)
    if isObserving { fields.hasObserved = true }
    return result
  }

  /// Runs user code and records what it reads beside what was read before.
  @MainActor
  func recordMore<Result>(_ body: () -> Result) -> Result {
    let result = recording(withEnd: Self.hasObservedInLayout, body)
    if isObserving { Self.hasObservedInLayout = true }
    return result
  }

  /// Whether any layout has ever read an observable object.
  @MainActor private static var hasObservedInLayout = false

  /// The first call of a kind that observes an object is the only one whose observation lasts until a change: from then on
  /// each has its end. To those that observe nothing, an end would cost more than what they do.
  @MainActor
  private func recording<Result>(withEnd hasEnd: Bool, _ body: () -> Result) -> Result {
    let end = hasEnd ? ObservationEnd() : nil
    let result = RunningCall.with(self) {
      withObservationTracking(
        {
          defer { end?.observe() }
          return body()
        }, onChange: observer(end))
    }
    if let end { append(end) }
    return result
  }

  @MainActor
  private func leavePreviousSources() {
    let previous = previousSources
    previousSources = SourceList()
    previous.forEach { if !reads($0) { $0.readerDidLeave() } }
  }

  /// Asked for when the run has read an observable object, and only then.
  private func observer(_ end: ObservationEnd?) -> @Sendable () -> Void {
    isObserving = true
    let current = generation
    return { [weak self] in
      // Ended on the main thread alone.
      if !Thread.isMainThread || end?.isOver != true { self?.observedChange(current) }
    }
  }

  /// Notes that the running call has read `source`.
  func record(_ source: DependencySource) {
    if hasParts { sources.removeAll { ($0 as? SourcePart)?.whole === source } }
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
  func sourceDidChange(_ source: DependencySource? = nil) {
    guard !isDisposed else { return }
    if call == .layout { return node.layoutSourceDidChange() }
    if let source, readsParts(of: source) { node.markSuspect() } else { node.markDirty() }
  }

  #if DEBUG
    /// What the latest run has read, in order.
    var readSources: [DependencySource] {
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
    generation &+= 1
    let left = sources
    sources = SourceList()
    left.forEach { $0.readerDidLeave() }
  }

  /// Whether anything was read that may change.
  var hasReads: Bool { !sources.isEmpty || isObserving }

  /// Lets another one depend on what this one depends on.
  @MainActor
  func handReads(to other: Dependent) {
    let handed = sources
    sources = SourceList()
    handed.forEach { source in
      if source is ObservationEnd { return other.append(source) }
      other.record(source)
      source.readerDidLeave()
    }
  }

  /// An observed property is about to change, perhaps on another thread. Only invalidates: the new value is not stored
  /// yet (OB12).
  private func observedChange(_ observedGeneration: Int32) {
    MainThread.runBeforeChange(of: self) { dependent, isLate in
      // What was read since may be what was there before. What layout reads adds up.
      guard isLate || dependent.call == .layout || observedGeneration == dependent.generation else { return }
      UpdateScheduler.shared.invalidate { dependent.sourceDidChange() }
    }
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
  var hasChangedParts: Bool { hasParts && sources.contains { ($0 as? SourcePart)?.isChanged == true } }

  private func readsParts(of source: DependencySource) -> Bool { hasParts && !parts(of: source).isEmpty }

  private func parts(of source: DependencySource) -> [SourcePart] {
    guard hasParts else { return [] }
    var parts: [SourcePart] = []
    sources.forEach { if let part = $0 as? SourcePart, part.whole === source { parts.append(part) } }
    return parts
  }
}
