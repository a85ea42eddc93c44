import Foundation
import Synchronization

/// The storage of one `@State` at one identity.
///
/// Safe under concurrent readers and writers (A25). It belongs to a node; once the node is gone, writes are ignored
/// and reads give the last value (A27). Where an event writes under several transactions, an evaluation sees the value of
/// its own, and an action the last one (A19).
final class StateCell<Value>: DependencySource, BindingLocation, @unchecked Sendable {
  private let storage: Mutex<Storage>
  private let areEqual: ValueComparison<Value>

  private struct Storage {
    /// What an evaluation sees.
    nonisolated(unsafe) var value: Value
    /// The values of transactions whose turn has not come; nil but in the rare event that has several.
    var later: [LaterValue]?
    var isValid = true
  }

  private struct LaterValue {
    let batch: WriteBatch
    nonisolated(unsafe) var value: Value
  }

  init(_ value: Value) {
    nonisolated(unsafe) let initial = value
    storage = Mutex(Storage(value: initial))
    areEqual = ValueComparison.of(Value.self)
  }

  func read() -> Value {
    recordRead()
    return peek()
  }

  private func peek() -> Value {
    // The value leaves the lock although it may not be Sendable: as with any stored property, what it refers to is
    // the writer's affair.
    nonisolated(unsafe) var result: Value!
    storage.withLock { stored in
      result = stored.value
      if let last = stored.later?.last, RunningCall.writing == nil { result = last.value }
    }
    return result
  }

  func write(_ newValue: Value) {
    if let writer = RunningCall.writing { return reportWrite(newValue, by: writer) }
    nonisolated(unsafe) let value = newValue
    if Thread.isMainThread { return MainActor.assumeIsolated { writeOnMain(value) } }
    guard store(value) else { return }
    MainThread.run { [self] in UpdateScheduler.shared.invalidate { self.notifyReaders() } }
  }

  /// A write waits for its turn if the event has written under another transaction before.
  @MainActor
  private func writeOnMain(_ newValue: Value) {
    if let batch = UpdateScheduler.shared.laterBatch() {
      if storeLater(newValue, in: batch) { batch.add { [self] in takeLaterValue() } }
    } else if store(newValue) {
      notifyReaders()
    }
  }

  /// Stores a different value for evaluations to see; tells whether they must be told. While others wait for their turn,
  /// it takes the place of the last of them: only another thread can come so late and without a turn of its own.
  private func store(_ newValue: Value) -> Bool {
    nonisolated(unsafe) let value = newValue
    // Released outside the lock, as its deinit may come back here.
    nonisolated(unsafe) var old: Value?
    var isSeen = false
    storage.withLock { stored in
      guard stored.isValid else { return }
      if let last = stored.later?.indices.last {
        old = stored.later?[last].value
        stored.later?[last].value = value
      } else if !areEqual(stored.value, value) {
        old = .some(stored.value)
        stored.value = value
        isSeen = true
      }
    }
    // No `consume`: on a variable that a closure has captured, Swift 6.3 releases the value twice.
    _ = old
    return isSeen
  }

  /// Stores a value for the turn of its batch; tells whether it is the first of this cell there.
  private func storeLater(_ newValue: Value, in batch: WriteBatch) -> Bool {
    nonisolated(unsafe) let value = newValue
    nonisolated(unsafe) var old: Value?
    var isFirst = false
    storage.withLock { stored in
      let last = stored.later?.last
      guard stored.isValid, !areEqual(last?.value ?? stored.value, value) else { return }
      isFirst = last?.batch !== batch
      old = last?.value
      if !isFirst { stored.later?.removeLast() }
      stored.later = (stored.later ?? []) + [LaterValue(batch: batch, value: value)]
    }
    _ = old
    return isFirst
  }

  /// The turn of the next value has come.
  @MainActor
  private func takeLaterValue() {
    nonisolated(unsafe) var old: Value?
    storage.withLock { stored in
      guard let next = stored.later?.removeFirst() else { return }
      if stored.later?.isEmpty == true { stored.later = nil }
      guard !areEqual(stored.value, next.value) else { return }
      old = .some(stored.value)
      stored.value = next.value
    }
    if old != nil { notifyReaders() }
  }

  /// A write by the body or update that is running is reported and dropped (A23); an equal one is no write (RP31).
  private func reportWrite(_ newValue: Value, by writer: Dependent) {
    guard !areEqual(peek(), newValue) else { return }
    MainThread.run {
      Diagnostics.report(
        .stateDuringUpdate, at: writer.node,
        """
        state of type \(Value.self) was written while \(writer.call) of \(writer.node.viewType) ran; the write is \
        dropped. Write state in an action, in onAppear or in onChange
        """)
    }
  }

  func isEqual(to other: any BindingLocation) -> Bool { self === other }

  override func dispose() { storage.withLock { $0.isValid = false } }
}
