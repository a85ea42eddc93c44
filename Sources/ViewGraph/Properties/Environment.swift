import Observation

/// A value that the view inherits from its place in the tree.
///
/// Reading it in a body makes the body depend on the keys that were read, and on no others (A16, A17).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var scope: EnvironmentScope?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// The type of the object is known from that of the value.
    case object((EnvironmentValues) -> Value)
  }

  /// Reads the value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type that a view around this one supplies.
  ///
  /// Without one, reading it stops the program with the type of the object and the path of the view. Claim OB14.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[ObservableKey<Value>.self].object else {
        EnvironmentObjects.stop(missing: Value.self, cure: "Read an optional, or supply one with .environment(_:)")
      }
      return object
    }
  }

  /// Reads the observable object of a type that a view around this one supplies, or nil. Claim OB14.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object { values in values[ObservableKey<Object>.self].object }
  }

  /// The inherited value. In a view that is not mounted: the default, reported as `uninstalledEnvironment` (EN8).
  public var wrappedValue: Value {
    if let scope { return read(scope.values) }
    Diagnostics.report(
      .uninstalledEnvironment, place: String(describing: source),
      "the environment value of type \(Value.self) was read in a view that is not mounted; it is the default")
    return read(EnvironmentValues())
  }

  private func read(_ values: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let object): object(values)
    }
  }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.scope = installer.scope
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

#if DEBUG
  extension Environment {
    /// The value of a key here, read by nobody.
    var keyedValue: Value? {
      guard let scope, case .keyPath(let keyPath) = source else { return nil }
      return scope.values[keyPath: keyPath]
    }
  }
#endif

extension Environment: FieldComparable {
  /// The value read is tracked; only another key path is another property.
  package static func areEqual(_ left: Environment, _ right: Environment) -> Bool {
    guard case .keyPath(let left) = left.source, case .keyPath(let right) = right.source else { return true }
    return left == right
  }
}
