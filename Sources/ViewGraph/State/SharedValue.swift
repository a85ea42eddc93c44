import Synchronization

/// A value that may be read and replaced from any thread.
final class SharedValue<Value>: @unchecked Sendable {
  private let storage: Mutex<Storage>

  private struct Storage {
    nonisolated(unsafe) var value: Value
  }

  init(_ value: Value) {
    nonisolated(unsafe) let initial = value
    storage = Mutex(Storage(value: initial))
  }

  // The value crosses the lock although it may not be Sendable: as with any stored property, what it refers to is its
  // user's affair.
  var value: Value {
    nonisolated(unsafe) var result: Value!
    storage.withLock { result = $0.value }
    return result
  }

  /// Replaces the value. The old one is released outside the lock, as its deinit may come back here.
  func replace(with newValue: Value) {
    nonisolated(unsafe) var value = newValue
    storage.withLock { swap(&$0.value, &value) }
  }
}
