import Foundation
import Synchronization
import Threads

/// The storage of one `@State` at one identity.
///
/// Safe under concurrent readers and writers (A25). It belongs to a node; once the node is gone, writes are ignored
/// and reads give the last value (A27). Where an event writes under several transactions, an evaluation sees the value of
/// its own, and an action the last one (A19).
package final class StateCell<Value>: DependencySource, BindingLocation, @unchecked Sendable {
  private let storage: Mutex<Storage>
  private let areEqual: ValueComparison<Value>

  private struct Storage {
    /// What an evaluation sees.
    nonisolated(unsafe) var value: Value
    /// The values of transactions whose turn has not come; nil but in the rare event that has several.
    var later: [LaterValue]?
    var isValid = true
    /// Counts the changes: tells whether another thread was faster.
    var version: UInt32 = 0
  }

  private struct LaterValue {
    let batch: WriteBatch
    nonisolated(unsafe) var value: Value
  }

  package init(_ value: Value) {
    nonisolated(unsafe) let initial = value
    storage = Mutex(Storage(value: initial))
    areEqual = ValueComparison.of(Value.self)
  }

  package func read() -> Value {
    recordRead()
    return peek()
  }

  /// Once something was written; what a reference refers to may have changed without that.
  override var isMissed: Bool { snapshot().version > 0 || !(_isPOD(Value.self) || Value.self == String.self) }

  package var whole: DependencySource? { self }

  package func evaluated() -> Value { snapshot().value }

  private func peek() -> Value {
    let seen = snapshot()
    if let last = seen.later?.last, RunningCall.writing == nil { return last.value }
    return seen.value
  }

  package func write(_ newValue: Value) {
    if let writer = RunningCall.writing { return reportWrite(newValue, by: writer) }
    nonisolated(unsafe) let value = newValue
    if MainThread.isCurrent { return MainThread.assumeIsolated { writeOnMain(value) } }
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
    let isNeeded = { [areEqual] (seen: Storage) in
      seen.isValid && (seen.later != nil || !areEqual(seen.value, newValue))
    }
    let before = change(if: isNeeded) { stored in
      if let last = stored.later?.indices.last {
        stored.later?[last].value = newValue
      } else {
        stored.value = newValue
      }
    }
    return before.map { $0.later == nil } ?? false
  }

  /// Stores a value for the turn of its batch; tells whether it is the first of this cell there.
  private func storeLater(_ newValue: Value, in batch: WriteBatch) -> Bool {
    let isNeeded = { [areEqual] (seen: Storage) in
      seen.isValid && !areEqual(seen.later?.last?.value ?? seen.value, newValue)
    }
    let before = change(if: isNeeded) { stored in
      if stored.later?.last?.batch === batch { stored.later?.removeLast() }
      stored.later = (stored.later ?? []) + [LaterValue(batch: batch, value: newValue)]
    }
    return before.map { $0.later?.last?.batch !== batch } ?? false
  }

  /// The turn of the next value has come.
  @MainActor
  private func takeLaterValue() {
    var isSeen = false
    let compare = { [areEqual] (seen: Storage) in
      guard let next = seen.later?.first else { return false }
      isSeen = !areEqual(seen.value, next.value)
      return true
    }
    change(if: compare) { stored in
      guard let next = stored.later?.removeFirst() else { return }
      if stored.later?.isEmpty == true { stored.later = nil }
      if isSeen { stored.value = next.value }
    }
    if isSeen { notifyReaders() }
  }

  /// Changes what is stored if that is needed, and returns what was stored before.
  ///
  /// Comparing is done outside of the lock, and again if another thread was faster: `==` is its author's code and may
  /// come back here, and so may a deinit, which is why the old values are released outside as well.
  @discardableResult
  private func change(if isNeeded: (Storage) -> Bool, _ body: (inout Storage) -> Void) -> Storage? {
    while true {
      let seen = snapshot()
      guard isNeeded(seen) else { return nil }
      let isDone = storage.withLock { stored in
        guard stored.version == seen.version else { return false }
        stored.version &+= 1
        body(&stored)
        return true
      }
      if isDone { return seen }
    }
  }

  /// The value leaves the lock although it may not be Sendable: as with any stored property, what it refers to is the
  /// writer's affair.
  private func snapshot() -> Storage {
    nonisolated(unsafe) var result: Storage!
    storage.withLock { result = $0 }
    return result
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

  package func isEqual(to other: any BindingLocation) -> Bool { self === other }

  #if DEBUG
    override var currentValue: Any? { peek() }
  #endif

  override func dispose() {
    storage.withLock { stored in
      stored.isValid = false
      stored.version &+= 1
    }
  }
}
