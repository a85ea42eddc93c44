import Observation

/// Makes bindings to the properties of an observable object. Claim OB5.
///
/// ```swift
/// @Bindable var book: Book
/// var body: some View { TextField("Title", text: $book.title) }
/// ```
///
/// It may also be made in a body: `@Bindable var book = book`, or `Bindable(book).title`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Itself, from which `$book.title` takes a binding.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object. A read in a body is tracked as any other of that property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PropertyLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an object.
private final class PropertyLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func read() -> Value { object[keyPath: keyPath] }
  func write(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? PropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
