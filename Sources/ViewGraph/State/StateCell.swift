import Synchronization

/// The storage of one `@State` at one identity.
///
/// Safe under concurrent readers and writers (A25). It belongs to a node; once the node is gone, writes are ignored
/// and reads give the last value (A27).
final class StateCell<Value>: DependencySource, BindingLocation, @unchecked Sendable {
  private let storage: Mutex<Storage>
  private let areEqual: ValueComparison<Value>

  private struct Storage {
    nonisolated(unsafe) var value: Value
    var isValid = true
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
    storage.withLock { result = $0.value }
    return result
  }

  func write(_ newValue: Value) {
    if let writer = RunningCall.writing { return reportWrite(newValue, by: writer) }
    guard store(newValue) else { return }
    MainThread.run { [self] in notifyReaders() }
  }

  /// Stores a different value. The old one is released outside the lock, as its deinit may come back here.
  private func store(_ newValue: Value) -> Bool {
    nonisolated(unsafe) let value = newValue
    nonisolated(unsafe) var old: Value?
    storage.withLock { stored in
      guard stored.isValid, !areEqual(stored.value, value) else { return }
      old = .some(stored.value)
      stored.value = value
    }
    // No `consume`: on a variable that a closure has captured, Swift 6.3 releases the value twice.
    return old != nil
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
