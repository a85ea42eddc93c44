/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Called before each read, for objects that do not note by themselves who reads them.
  private let willRead: (Object) -> Void

  init(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, willRead: @escaping (Object) -> Void = { _ in }
  ) {
    self.object = object
    self.keyPath = keyPath
    self.willRead = willRead
  }

  func read() -> Value {
    willRead(object)
    return object[keyPath: keyPath]
  }

  func write(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? PropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
