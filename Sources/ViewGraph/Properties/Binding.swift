/// A two-way reference to a value that something else owns.
///
/// A read in a body subscribes that body to the source directly, wherever the source is (BI2), and if the binding leads to
/// a part of a larger value, as an element of a collection, to that part alone; passing a binding on without reading it
/// subscribes nobody (BI3).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: any BindingLocation<Value>

  package init(location: any BindingLocation<Value>) { self.location = location }

  /// A binding from a reader and a writer.
  ///
  /// Each read outside an update calls `get` once, each write `set` (BI6). What `get` reads is tracked only if it is
  /// state or an observable model (BI7).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// The same binding (BI24).
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and drops what is written (BI8).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value: value))
  }

  /// The value of the source; a write goes to the source at once (BI1, BI17).
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; the other parts survive a write (BI5).
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
  }

  /// The runtime's requirement: a binding keeps nothing of its own.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value (BI14).
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional view of a value: nil is not written to the source (BI11).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: OptionalLocation(base: base.location))
  }

  /// A binding to a hashable value whose type is hidden. What is written has the type of the source; another value is
  /// reported as `foreignValue` and dropped. As SwiftUI documents it.
  public init<Hidden: Hashable>(_ base: Binding<Hidden>) where Value == AnyHashable {
    self.init(location: HashableLocation(base: base.location))
  }

  /// A binding to the payload of an optional, or nil when there is none now (BI10). When the source turns nil later,
  /// a read gives the last payload.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: PayloadLocation(base: base.location, lastValue: value))
  }
}

extension Binding: FieldComparable {
  /// Two bindings are the same when they lead to the same place (BI19).
  package static func areEqual(_ left: Binding, _ right: Binding) -> Bool { left.location.isEqual(to: right.location) }
}
