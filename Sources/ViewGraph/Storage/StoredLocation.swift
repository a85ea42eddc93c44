/// A value of a storage file.
final class StoredLocation<Value>: BindingLocation {
  let cell: StateCell<StoredValue?>
  private let file: AppStorageFile
  private let key: String
  private let defaultValue: Value
  private let coding: _StorageCoding<Value>

  init(_ key: String, in file: AppStorageFile, default defaultValue: Value, _ coding: _StorageCoding<Value>) {
    self.file = file
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
    cell = file.cell(for: key)
  }

  func read() -> Value { value(of: cell.read()) }
  var whole: DependencySource? { cell }
  func evaluated() -> Value { value(of: cell.evaluated()) }

  private func value(of stored: StoredValue?) -> Value { stored.flatMap(coding.decode) ?? defaultValue }

  func write(_ newValue: Value) {
    let stored = coding.encode(newValue)
    // What a body writes is reported by the cell, and dropped.
    let isDropped = RunningCall.writing != nil
    cell.write(stored)
    if !isDropped { file.change(key, to: stored) }
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return cell === other.cell && ValueComparison.of(Value.self)(defaultValue, other.defaultValue)
  }
}
