/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// What tells of changes, for objects that do not note by themselves who reads them.
  private let source: ((Object) -> DependencySource)?

  init(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, source: ((Object) -> DependencySource)? = nil
  ) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  func read() -> Value {
    readPart {
      if RunningCall.current != nil { whole?.recordRead() }
      return evaluated()
    }
  }

  var whole: DependencySource? { source?(object) }

  func evaluated() -> Value { object[keyPath: keyPath] }

  func write(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? PropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
