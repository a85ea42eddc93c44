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
