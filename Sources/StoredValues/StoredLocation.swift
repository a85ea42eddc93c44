import Foundation
import Threads
import ViewGraph

/// A value of a store.
final class StoredLocation<Value>: BindingLocation {
  let cell: StateCell<StoredValue?>
  private let store: any ValueStore
  private let key: String
  private let defaultValue: Value
  private let coding: _StorageCoding<Value>

  init(_ key: String, in store: any ValueStore, default defaultValue: Value, _ coding: _StorageCoding<Value>) {
    self.store = store
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
    cell = store.cell(for: key)
  }

  func read() -> Value {
    // On another thread, whoever follows would be told there.
    if RunningCall.current == nil, MainThread.isCurrent { store.refresh(key) }
    return value(of: cell.read())
  }

  var whole: DependencySource? { cell }
  func evaluated() -> Value { value(of: cell.evaluated()) }

  private func value(of stored: StoredValue?) -> Value { stored.flatMap(coding.decode) ?? defaultValue }

  func write(_ newValue: Value) {
    let encoded = coding.encode(newValue)
    let stored = store.readable(encoded)
    // What a body writes is reported by the cell, and dropped.
    let isDropped = RunningCall.writing != nil
    if !isDropped, cell.evaluated() != stored { StorageAnnouncers.announce(cell) }
    // The store first: the main thread may compare the two meanwhile.
    if !isDropped { store.change(key, to: encoded) }
    cell.write(stored)
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return cell === other.cell && ValueComparison.of(Value.self)(defaultValue, other.defaultValue)
  }
}
