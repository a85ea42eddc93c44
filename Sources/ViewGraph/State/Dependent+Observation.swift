import Foundation
import Observation
import Synchronization
import Threads

/// What a call reads of observable objects.
extension Dependent {
  /// Runs a call, which is told of changes of what it observes when they are stored, on whatever thread (OB12): a change on
  /// another one is one evaluation, and however late it is stored it is not lost.
  ///
  /// To be told so costs a call that observes nothing more than it does by itself. Where that is expected it is told of a
  /// change before it is stored, if it does observe something.
  @MainActor
  @inline(__always)
  func observing<Result>(_ expected: ObservationHabit.Expectation, _ body: () -> Result) -> Result {
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
      if run == latest { MainThread.assumeIsolated { invalidate() } }
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
