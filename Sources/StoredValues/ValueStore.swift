import ViewGraph

/// Where stored values are kept.
protocol ValueStore: AnyObject, Sendable {
  /// The cell of a key: what it has is what the store has, or will have soon.
  func cell(for key: String) -> StateCell<StoredValue?>
  /// A value as the store reads it again.
  func readable(_ value: StoredValue?) -> StoredValue?
  /// Notes that a key has another value from now on.
  func change(_ key: String, to value: StoredValue?)
  /// Takes over what others have given a key without telling. Not while views are evaluated.
  func refresh(_ key: String)
}
